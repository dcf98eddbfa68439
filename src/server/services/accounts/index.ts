export { isCommonPassword } from './common-passwords.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { dueDay, requireGoodPassword } from './new-password.ts';
export { cancelWithdrawal } from './come-back.ts';
export { openLogin } from './open-login.ts';
export { sendEmail, sendEmailTo } from './send-text.ts';
