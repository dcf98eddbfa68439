import { randomBytes } from 'node:crypto';

/** Returns an opaque key of 120 random bits. */
export const opaqueKey = (): string => randomBytes(15).toString('base64url');
