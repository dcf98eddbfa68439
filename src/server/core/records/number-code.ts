import type { Context } from '../context.ts';

/** Tries of a code before it no longer holds. */
export const CODE_TRIES = 5;

/** Returns the six digits of a code, derived from its ID and the site key, so that the code is stored nowhere. */
export const numberCode = ({ keys }: Pick<Context, 'keys'>, purpose: string, id: string): string =>
  String(Buffer.from(keys.blind(`${purpose} ${id}`), 'base64url').readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
