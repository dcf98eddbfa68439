import { typed } from '../../typed-text.ts';

export const text = { type: 'string' } as const;
export const day = { type: 'string', pattern: '^\\d{8}$' } as const;
export const flag = { enum: ['Y', 'N'] } as const;
export const parkType = { type: 'string', maxLength: 8 } as const;
export const productId = { type: 'string', minLength: 1, maxLength: 60 } as const;
/** Scanned or typed, with the spaces and hyphens of people. */
export const typedNumber = typed('code', { type: 'string', minLength: 1, maxLength: 60 });
