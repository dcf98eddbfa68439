export { maskMiddle } from './mask.ts';
export { changeMember, type Consents, consentsOf } from './members-store.ts';
