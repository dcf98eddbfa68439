export { isLinked, memberOf } from './identities-store.ts';
export { linkAndSecure, linkSocial } from './link.ts';
export { loginTypeOf, offeredProviders } from './provider.ts';
export { keyOfText } from './client.ts';
