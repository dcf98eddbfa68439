export { findMember } from './look-up.ts';
