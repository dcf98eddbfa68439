import { ownQuery } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';
import * as shapes from './answers.ts';
import { changeByAuthAnswer, changeByAuthBody, undoEmailBody } from './answers.ts';

const tag = 'profile';
const users = `${apiBase}/users`;

const change = {
  access: 'member',
  method: 'POST',
  tag,
  summary: 'Take the verified name, birth date and mobile number, or change the e-mail address by a code',
  limit: { name: 'email-code', code: 'LGN_02', by: ['account', 'address'] },
  writes: true,
  idempotent: 'accepted',
  proven: true,
  body: changeByAuthBody,
  data: changeByAuthAnswer,
  named: {
    'body.verifyId': {
      kind: 'verification',
      of: 'caller',
      kinds: ['CHANGE'],
      states: ['RETURNED'],
      byState: { USED: 'VRF_04' },
      refusals: { unknown: 'VRF_03', owner: 'VRF_03', kind: 'VRF_03', state: 'VRF_03', time: 'VRF_03' },
    },
  },
} as const;
export const changeByAuth = defineCall({
  ...change,
  path: `${users}/info/change-by-auth`,
  requirements: ['P-550'],
});
/** The same for members who log in by a social account. */
export const changeByAuthSns = defineCall({
  ...change,
  path: `${users}/info/change-by-auth-sns`,
  requirements: ['P-551'],
});
export const undoEmail = defineCall({
  access: 'anyone',
  method: 'POST',
  path: `${users}/undo-email`,
  tag,
  summary: 'Undo a change of the e-mail address with the code of the notice',
  writes: true,
  body: undoEmailBody,
  data: changeByAuthAnswer,
  requirements: [],
  addition: true,
  named: {
    'body.token': { kind: 'email-change', of: 'everybody', refusals: { unknown: 'LGN_05' } },
  },
});

const image = { access: 'member', tag, reads: ['profile-picture'] } as const;
const read = { ...image, method: 'GET', writes: false, query: ownQuery } as const;
const ofSet = { kind: 'profile-picture', of: 'everybody', refusals: { unknown: 'PIC_01' } } as const;
export const readProfileImages = defineCall({
  ...read,
  path: `${users}/profile/images`,
  summary: 'List the pictures of the set, with their prices',
  data: shapes.profileImagesAnswer,
  requirements: ['P-552'],
});
export const readBoughtImages = defineCall({
  ...read,
  path: `${users}/profile/purchase`,
  summary: 'List the pictures that the member bought',
  data: shapes.profileImagesAnswer,
  requirements: ['P-553'],
});
export const buyProfileImage = defineCall({
  ...image,
  method: 'POST',
  writes: true,
  idempotent: 'required',
  full: true,
  path: `${users}/profile/purchase`,
  summary: 'Buy a picture of the set with Som',
  body: shapes.buyProfileImageBody,
  data: shapes.boughtAnswer,
  requirements: [],
  addition: true,
  named: { 'body.profileImgId': ofSet },
});
export const readProfileImage = defineCall({
  ...read,
  path: `${users}/profile/image`,
  summary: 'Read the own profile picture',
  data: shapes.profileImageAnswer,
  requirements: [],
  addition: true,
});
const choose = {
  ...image,
  method: 'POST',
  writes: true,
  idempotent: 'accepted',
  data: shapes.profileImageAnswer,
} as const;
export const chooseProfileImage = defineCall({
  ...choose,
  path: `${users}/profile/image`,
  summary: 'Choose a picture of the set; without one, remove the own picture',
  body: shapes.profileImageBody,
  requirements: [],
  addition: true,
  named: { 'body.profileImgId': ofSet },
});
export const chooseProfilePhoto = defineCall({
  ...choose,
  age: 'PIC_02',
  path: `${users}/profile/photo`,
  summary: 'Choose an uploaded picture',
  body: shapes.profilePhotoBody,
  requirements: [],
  addition: true,
  named: {
    'body.fileId': {
      kind: 'file',
      of: 'caller',
      kinds: ['PROFILE'],
      refusals: { unknown: 'PIC_03', owner: 'PIC_03', kind: 'PIC_03' },
    },
  },
});
