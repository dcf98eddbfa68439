export { isLinked } from './identities-store.ts';
export { linkSocial } from './link.ts';
export { loginTypeOf, offeredProviders } from './provider.ts';
export { keyOfText } from './client.ts';
