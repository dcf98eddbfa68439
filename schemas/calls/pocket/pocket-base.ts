import { apiBase } from '../define-call.ts';

/** Base of the pocket calls, `{pocket}` in the specification (V-384). */
export const pocketBase = `${apiBase}/skypocket`;
