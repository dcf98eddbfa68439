export { membershipOf } from './answers.ts';
export { changeNickname } from './change-nickname.ts';
export { gradeNameIn, gradeNameOf } from './grade-name.ts';
export { maskMiddle } from './mask.ts';
export { changeMember, type Consents, consentsOf } from './members-store.ts';
