export { childrenOf } from './guardians.ts';
export { postWelcome } from './welcome.ts';
