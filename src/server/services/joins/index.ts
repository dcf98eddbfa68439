export { childrenOf, mayHaveGuardian, type Child } from './guardians.ts';
export { joinPolicyOf } from './join-policy.ts';
export { postWelcome } from './welcome.ts';
export { recordGuardian } from './record-guardian.ts';
