export { joinPolicyOf } from './join-policy.ts';
export { postWelcome } from './welcome.ts';
