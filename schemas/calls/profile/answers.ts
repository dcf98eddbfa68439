import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { typed } from '../../typed-text.ts';
import { asMember, count, doneAnswer, filled, listOf, strict, text, yn } from '../shared/answer-parts.ts';

const email = typed('email', { ...filled(200), pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' });
const code = typed('digits', { type: 'string', pattern: '^\\d{6}$' } as const);
/** `users/info/change-by-auth`: a verification, or an address to which a code is sent, or the address with its code. */
export const changeByAuthBody = {
  oneOf: [strict({ email, code }, ['email']), strict({ verifyId: filled(60) }, ['verifyId'])],
} as const satisfies JSONSchema;
export type ChangeByAuth = FromSchema<typeof changeByAuthBody>;
export const changeByAuthAnswer = doneAnswer;

export const undoEmailBody = strict({ token: typed('identifier', filled(60)) }, ['token']);

export const profileImgId = typed('identifier', {
  ...filled(60),
  pattern: '^[a-z][a-z0-9-]*$',
  description: 'Picture of the set.',
} as const);
/** Pictures of the set, and those of them that the member bought. */
export const profileImagesAnswer = strict(
  {
    list: listOf(
      strict(
        {
          profileImgId: text(60),
          name: text(400),
          url: text(300),
          price: { ...count, description: 'Som; 0 is free.' },
          ownYn: { ...yn, description: 'Y: the member can choose it.' },
          chosenYn: yn,
        },
        ['profileImgId', 'name', 'url', 'price', 'ownYn', 'chosenYn'],
      ),
      200,
    ),
  },
  ['list'],
);
export const profileImageBody = strict({ ...asMember, profileImgId }, []);
export const profilePhotoBody = strict(
  { ...asMember, fileId: typed('identifier', { ...filled(40), description: 'Upload of the purpose PROFILE.' }) },
  ['fileId'],
);
export const buyProfileImageBody = strict({ ...asMember, profileImgId }, ['profileImgId']);
export const profileImageAnswer = strict(
  {
    profileImgUrl: { ...text(100), description: 'Address of the own picture; empty without.' },
    uploadYn: { ...yn, description: 'Y: the picture is an upload.' },
    openYn: { ...yn, description: 'Y: the member may upload a picture.' },
    ageMin: count,
  },
  ['profileImgUrl', 'uploadYn', 'openYn', 'ageMin'],
);
export const boughtAnswer = strict({ profileImgId: text(60), price: count }, ['profileImgId', 'price']);
export type ProfileImages = FromSchema<typeof profileImagesAnswer>;
