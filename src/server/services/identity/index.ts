export { sandboxKey, sandboxToken } from './adapters/sandbox.ts';
export { memberOfPerson, personOfMember, saveIdentity } from './identities.ts';
export { providerOfId } from './provider.ts';
export { sandboxCi, sandboxDi } from './sandbox-person.ts';
export { readVerification, useVerification } from './use-verification.ts';
