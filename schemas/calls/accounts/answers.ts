import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { filled, strict, text, yn } from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

export const day = {
  type: 'string',
  pattern: '^(\\d{8})?$',
  description: 'YYYYMMDD in Korean time; empty when there is none.',
} as const;
const moment = {
  type: 'string',
  pattern: '^(\\d{14})?$',
  description: 'YYYYMMDDHHmmss in Korean time; empty when there is none.',
} as const;

/** Passwords are never truncated; longer ones are refused. */
const password = typed('secret', filled(200));
const loginId = typed('identifier', filled(100, 'Login id.'));
const email = typed('email', filled(200));

/** `userInfo` (P-312). */
export const userInfoSchema = strict(
  {
    userName: text(100),
    membershipUid: text(40),
    langId: { enum: ['ko', 'en'] },
    regularMemberYn: yn,
    userPasswordIntzYn: yn,
    portalId: text(40),
    tenantId: text(40),
  },
  ['userName', 'membershipUid', 'langId', 'regularMemberYn', 'userPasswordIntzYn', 'portalId', 'tenantId'],
);

export const loginBody = strict(
  {
    userId: loginId,
    password,
    autoLoginYn: yn,
    comeBackYn: { ...yn, description: 'Y: cancels the withdrawal of a leaving member.' },
    deviceInfo: strict({ deviceId: text(100), model: text(100), osVersion: text(40), appVersion: text(40) }, []),
  },
  ['userId', 'password'],
);
/** Login provider (P-316). `OIDC` is every provider beyond the four of the specification. */
export const loginTypes = ['RESORT', 'KAKAO', 'NAVER', 'APPLE', 'FACEBOOK', 'OIDC'] as const;
const loginType = { enum: loginTypes } as const;
const references = {
  accessToken: text(100, 'A reference that no call accepts; the token itself is an HttpOnly cookie.'),
  refreshToken: text(100, 'A reference that no call accepts.'),
} as const;
/** The login answer (P-311). */
export const loginAnswer = strict(
  {
    userInfo: userInfoSchema,
    ...references,
    refreshTokenExpireDtm: moment,
    nextPasswordChangeAlertDTM: moment,
    loginType,
  },
  ['userInfo', 'accessToken', 'refreshToken', 'refreshTokenExpireDtm', 'nextPasswordChangeAlertDTM', 'loginType'],
);

export const refreshBody = strict(
  { loginSource: { enum: ['WEB', 'APP'] }, refreshToken: text(300, 'Only from the app shell, which has no cookies.') },
  [],
);
/** The refresh answer (P-536). The app shell sends its own token and gets its next tokens instead of references. */
export const refreshAnswer = strict({ userInfo: userInfoSchema, ...references, refreshTokenExpireDtm: moment }, [
  'userInfo',
  'accessToken',
  'refreshToken',
  'refreshTokenExpireDtm',
]);

/** Viewer facts from a session; unknown facts are absent. */
export const viewerFacts = strict(
  {
    login: { type: 'boolean' },
    loginType,
    memberKind: { enum: ['simple', 'full'] },
    regular: { type: 'boolean' },
    exMember: { type: 'boolean' },
    password: { enum: ['ok', 'initial', 'due'] },
    grade: text(20),
    tester: { type: 'boolean' },
    listed: { type: 'boolean' },
    onSite: { type: 'object', additionalProperties: { type: 'boolean' } },
    mains: {
      type: 'object',
      description: 'Order of the blocks of main pages by venue; hidden ones have a minus before.',
      additionalProperties: { type: 'string' },
    },
  },
  ['login'],
);
/** `login/session/info`. For a guest, `loginYn` is N and only the facts are present. */
export const sessionInfoAnswer = strict(
  {
    loginYn: yn,
    autoLoginYn: yn,
    accessTokenExpireDtm: moment,
    refreshTokenExpireDtm: moment,
    userInfo: userInfoSchema,
    loginType,
    nextPasswordChangeAlertDTM: moment,
    provenYn: { ...yn, description: 'Y: the proof of the member is recent enough for sensitive calls.' },
    viewer: viewerFacts,
  },
  ['loginYn', 'viewer'],
);

export const codeCheckBody = strict({ code: filled(100, 'One-time code that the page passed to the shell.') }, [
  'code',
]);
/** Tokens of the app shell; the only answer that contains tokens. */
export const codeCheckAnswer = strict(
  {
    userInfo: userInfoSchema,
    accessToken: text(300),
    refreshToken: text(300),
    accessTokenExpireDtm: moment,
    refreshTokenExpireDtm: moment,
  },
  ['userInfo', 'accessToken', 'refreshToken', 'accessTokenExpireDtm', 'refreshTokenExpireDtm'],
);
/** `login/code`: a one-time code for the app shell. An addition to the specification, which passes the token itself. */
export const codeAnswer = strict({ code: text(100), expiresIn: { type: 'integer', description: 'Seconds.' } }, [
  'code',
  'expiresIn',
]);

export const passwordCheckBody = strict({ password }, ['password']);
export const passwordChangeBody = strict({ password, newPassword: password }, ['password', 'newPassword']);
/** `users/password-alert-change`: postpones the reminder. */
export const passwordSnoozeAnswer = strict({ nextPasswordChangeAlertDTM: moment }, ['nextPasswordChangeAlertDTM']);

export const findIdQuery = strict(
  {
    userName: typed('name', filled(100)),
    email,
    requestId: text(100, 'With `code`: the second step. Empty without a first step; then no code is accepted.'),
    code: typed('digits', filled(20)),
    verifyId: text(60, 'In place of the other values: a verification of this browser.'),
    pageId: text(40),
  },
  [],
);
/** First step: the same answer whether or not the member exists. Second step, with the sent code: masked ids. */
export const findIdAnswer = strict(
  { requestId: text(100), sentYn: yn, userIdList: { type: 'array', items: text(100) } },
  [],
);
export const resetQuery = strict({ token: filled(300), pageId: text(40) }, ['token']);
export const resetInfo = strict({ userId: text(100, 'Masked.'), expireDtm: moment }, ['userId', 'expireDtm']);
/** Requests a token, which is sent to the member, or uses one. */
export const resetBody = {
  oneOf: [
    strict({ userId: loginId, email }, ['userId', 'email']),
    strict({ token: filled(300), newPassword: password }, ['token', 'newPassword']),
  ],
} as const satisfies JSONSchema;
export const resetAnswer = strict(
  { sentYn: { ...yn, description: 'Y: a message was sent, if the member exists. N: the password is changed.' } },
  ['sentYn'],
);

export type UserInfo = FromSchema<typeof userInfoSchema>;
export type LoginBody = FromSchema<typeof loginBody>;
export type LoginAnswer = FromSchema<typeof loginAnswer>;
export type LoginType = LoginAnswer['loginType'];
export type RefreshBody = FromSchema<typeof refreshBody>;
export type RefreshAnswer = FromSchema<typeof refreshAnswer>;
export type SessionInfo = FromSchema<typeof sessionInfoAnswer>;
export type FindIdQuery = FromSchema<typeof findIdQuery>;
export type FindIdAnswer = FromSchema<typeof findIdAnswer>;
export type ResetBody = FromSchema<typeof resetBody>;
