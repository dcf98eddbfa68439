export type { SignedPass } from './make-pass.ts';
export type { PassContent } from './pass-content.ts';
export { passOfToken, sendFile } from './pass-of-token.ts';
export { passDay, passWords } from './pass-words.ts';
export { keysOf } from './wallet-keys.ts';
