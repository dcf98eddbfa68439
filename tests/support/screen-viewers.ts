import type { Viewer } from '#schemas/viewer';

/** Guest of the park on a phone. */
export const guest: Viewer = { locale: 'ko', platform: 'WEB_MOBILE', curResort: 'EL', login: false };

/** Full, regular member on a phone. */
export const member: Viewer = {
  ...guest,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
};
