import { doneAnswer, pictureBytes } from '../shared/answer-parts.ts';
import {
  okSchema,
  productQuery,
  rewardBody,
  rewardListSchema,
  rewardQuery,
  seasonAnswerSchema,
  seasonBirthBody,
  seasonBody,
  seasonCheckSchema,
  seasonDetailSchema,
  seasonNumberBody,
  seasonPictureSchema,
  seasonQuery,
} from './season-answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = `${apiBase}/tickets`;
const read = { access: 'member', method: 'GET', tag: 'tickets', writes: false } as const;
const write = { access: 'member', method: 'POST', tag: 'tickets', writes: true } as const;

export const checkSeasonNumber = defineCall({
  ...write,
  path: `${base}/check-season-ticket-no`,
  summary: 'Check the number of a season pass',
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'number', 'address'] },
  body: seasonNumberBody,
  data: seasonCheckSchema,
  requirements: ['V-402'],
  named: {
    'body.seasonTicketNo': {
      kind: 'issued-number',
      of: 'everybody',
      states: ['ISSUED'],
      kinds: ['SEASON'],
      refusals: { unknown: 'PKT_01', kind: 'PKT_01', venue: 'PKT_04', time: 'PKT_03', state: 'PKT_01' },
    },
  },
});

export const checkSeasonBirth = defineCall({
  ...write,
  path: `${base}/check-season-member-birth`,
  summary: "Check the birth date of a season pass's holder",
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'number', 'address'] },
  timeoutMs: 30_000,
  body: seasonBirthBody,
  data: okSchema,
  requirements: ['V-403'],
  named: {
    'body.checkToken': {
      kind: 'pass-check',
      of: 'caller',
      refusals: { unknown: 'PKT_05', owner: 'PKT_05', time: 'PKT_05' },
    },
  },
});

export const registerSeason = defineCall({
  ...write,
  path: `${base}/season`,
  summary: 'Register a season pass',
  idempotent: 'required',
  body: seasonBody,
  data: seasonAnswerSchema,
  requirements: ['V-401'],
  named: {
    'body.checkToken': {
      kind: 'pass-check',
      of: 'caller',
      states: ['proven'],
      refusals: { unknown: 'PKT_05', owner: 'PKT_05', state: 'PKT_05', time: 'PKT_05' },
    },
    'body.forUid': { kind: 'member', of: 'companion', refusals: { unknown: 'CMP_05', owner: 'CMP_05' } },
  },
});

export const readSeason = defineCall({
  ...read,
  path: `${base}/season/detail`,
  reads: ['ticket-product'],
  summary: 'Read a season pass',
  query: seasonQuery,
  data: seasonDetailSchema,
  requirements: ['V-395'],
  named: {
    'query.productId': {
      kind: 'product',
      of: 'caller',
      states: ['REGISTERED', 'ENTERED', 'USED', 'EXPIRED'],
      kinds: ['SEASON'],
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', kind: 'PKT_01', state: 'PKT_01' },
    },
  },
});

export const listRewards = defineCall({
  ...read,
  path: `${base}/season/re-admission-reward`,
  reads: ['ticket-product'],
  summary: 'List the rewards for renewing season passes',
  query: rewardQuery,
  data: rewardListSchema,
  requirements: ['V-396'],
  named: {
    'query.productId': {
      kind: 'product',
      of: 'caller',
      states: ['REGISTERED', 'ENTERED', 'USED', 'EXPIRED'],
      kinds: ['SEASON'],
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', kind: 'PKT_01', state: 'PKT_01' },
    },
  },
});

export const readSeasonPicture = defineCall({
  ...read,
  path: `${base}/season/picture`,
  summary: 'Read the picture of a season pass',
  query: seasonQuery,
  data: seasonPictureSchema,
  requirements: ['V-169', 'V-394'],
  named: {
    'query.productId': {
      kind: 'product',
      of: 'caller',
      states: ['REGISTERED', 'ENTERED', 'USED', 'EXPIRED'],
      kinds: ['SEASON'],
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', kind: 'PKT_01', state: 'PKT_01' },
    },
  },
});

export const sendSeasonPicture = defineCall({
  ...write,
  path: `${base}/season/picture`,
  summary: 'Send the picture of a season pass for approval',
  limit: { name: 'files', code: 'FIL_04', by: ['member'] },
  idempotent: 'required',
  query: productQuery,
  body: pictureBytes,
  data: seasonPictureSchema,
  requirements: ['V-169', 'V-404'],
  bytes: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], most: 10 * 1024 * 1024 },
  named: {
    'query.productId': {
      kind: 'product',
      of: 'caller',
      states: ['REGISTERED', 'ENTERED'],
      kinds: ['SEASON'],
      ahead: true,
      byState: { REMOVED: 'PKT_01' },
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', kind: 'PKT_01', state: 'PKT_03', time: 'PKT_03' },
    },
  },
});

export const claimReward = defineCall({
  ...write,
  path: `${base}/season/re-admission-reward`,
  summary: 'Claim a reward for renewing',
  idempotent: 'required',
  body: rewardBody,
  data: doneAnswer,
  requirements: [],
  addition: true,
  named: {
    'body.productId': {
      kind: 'product',
      of: 'caller',
      states: ['REGISTERED', 'ENTERED', 'USED', 'EXPIRED'],
      kinds: ['SEASON'],
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', kind: 'PKT_01', state: 'PKT_01' },
    },
    'body.rewardId': {
      kind: 'reward',
      of: 'everybody',
      states: ['open'],
      refusals: { unknown: 'PKT_01', state: 'PKT_02', time: 'PKT_01' },
    },
  },
});
