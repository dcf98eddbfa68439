export { isCommonPassword } from './common-passwords.ts';
export { hashPassword, isPassword, withRoomToHash, verifyPassword } from './passwords.ts';
export { replacePassword, requireGoodPassword } from './new-password.ts';
export { insertPassword, requireFreeLoginId } from './own-id.ts';
export { cancelWithdrawal, comeBack } from './come-back.ts';
export { openLogin } from './open-login.ts';
export { endResetTokens } from './reset-password.ts';
export { sendEmail, sendEmailTo } from './send-text.ts';
