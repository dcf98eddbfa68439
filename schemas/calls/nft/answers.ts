import { asMember, filled, strict, text, yn } from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

const publicAddress = typed('identifier', filled(42, 'Public address: 0x and 40 hexadecimal digits with checksum.'));
export const nftAddressAnswer = strict({ publicAddress: text(42, 'Empty if none is registered.'), regYn: yn }, [
  'publicAddress',
  'regYn',
]);
export const nftCountAnswer = strict(
  { tryCnt: { type: 'integer', description: 'Wrong codes today.' }, leftCnt: { type: 'integer' } },
  ['tryCnt', 'leftCnt'],
);
export const nftCodeBody = strict({ ...asMember, publicAddress }, ['publicAddress']);
export const nftCodeAnswer = strict(
  {
    otpId: text(40),
    expireDtm: { type: 'string', pattern: '^\\d{14}$', description: 'YYYYMMDDHHmmss in Korean time.' },
  },
  ['otpId', 'expireDtm'],
);
export const nftRegisterBody = strict(
  {
    ...asMember,
    otpId: filled(40),
    otp: typed('digits', { type: 'string', pattern: '^\\d{6}$', description: 'Code from the email.' }),
  },
  ['otpId', 'otp'],
);
export const nftRegisterAnswer = strict({ regYn: yn }, ['regYn']);
