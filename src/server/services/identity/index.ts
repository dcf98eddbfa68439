export { createLink, useLink } from './links.ts';
export { sandboxKey, sandboxToken } from './adapters/sandbox.ts';
export { memberOfPerson, personOfMember, saveIdentity } from './identities.ts';
export { sandboxCi, sandboxDi } from './sandbox-person.ts';
export { type OwnVerification, readVerification, useVerification } from './use-verification.ts';
