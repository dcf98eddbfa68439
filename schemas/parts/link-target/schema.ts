import type { JSONSchema } from 'json-schema-to-ts';

/** Name of a target in deep links and pushes. */
export const linkPageName = { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' } as const satisfies JSONSchema;

/** Permitted address in a payload: an internal path, or any allowed address. */
export const follow = { enum: ['inside', 'outside'] } as const;
