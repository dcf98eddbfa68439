import { doneAnswer } from '../accounts.schema.ts';
import {
  expPassBody,
  expReservationBody,
  okSchema,
  productAnswerSchema,
  productBody,
  pictureBytes,
  productQuery,
  registerBody,
  reservationAnswerSchema,
  reservationBody,
  reservationListSchema,
  rewardBody,
  rewardListSchema,
  rewardQuery,
  walletAnswerSchema,
  seasonQuery,
  seasonAnswerSchema,
  seasonBirthBody,
  seasonBody,
  seasonCheckSchema,
  seasonDetailSchema,
  seasonNumberBody,
  seasonPictureSchema,
  ticketListSchema,
  ticketsQuery,
  badgesQuery,
} from '../pocket-answers.schema.ts';
import { apiBase, defineCall } from './define-call.ts';

const base = `${apiBase}/tickets`;
const expBase = `${apiBase}/exppass`;
const read = { access: 'member', method: 'GET', tag: 'tickets', writes: false } as const;
const write = { access: 'member', method: 'POST', tag: 'tickets', writes: true } as const;

export const listTickets = defineCall({
  ...read,
  path: base,
  reads: ['ticket-product'],
  summary: 'List my tickets of a period',
  query: ticketsQuery,
  data: ticketListSchema,
  requirements: ['V-390'],
});
export const listReservations = defineCall({
  ...read,
  path: `${base}/non-rgst-smart-rsv`,
  summary: 'List bookings of my mobile that are not in the pocket',
  query: badgesQuery,
  data: reservationListSchema,
  requirements: ['V-391'],
});
export const registerTicket = defineCall({
  ...write,
  path: base,
  summary: 'Register a ticket',
  limit: 'LGN_02',
  idempotent: 'required',
  body: registerBody,
  data: productAnswerSchema,
  requirements: ['V-400'],
  named: {
    'body.ticketNo': {
      kind: 'issued-number',
      of: 'everybody',
      states: ['ISSUED'],
      kinds: ['TICKET'],
      refusals: { unknown: 'PKT_01', kind: 'PKT_01', venue: 'PKT_04', time: 'PKT_03', state: 'PKT_01' },
    },
  },
});
export const registerReservation = defineCall({
  ...write,
  path: `${base}/reservations`,
  summary: 'Choose and register tickets of a booking',
  limit: 'LGN_02',
  idempotent: 'required',
  body: reservationBody,
  data: reservationAnswerSchema,
  requirements: ['V-406'],
  named: {
    'body.rsvNo': {
      kind: 'booking',
      of: 'everybody',
      kinds: ['TICKET'],
      refusals: { unknown: 'PKT_01', kind: 'PKT_01', venue: 'PKT_04' },
    },
    'body.ticketSeqList': {
      kind: 'booking-ticket',
      of: 'everybody',
      states: ['ISSUED'],
      refusals: { unknown: 'PKT_01', state: 'PKT_01' },
    },
  },
});
export const removeProduct = defineCall({
  ...write,
  path: `${base}/remove`,
  summary: 'Remove a product from the pocket',
  idempotent: 'required',
  body: productBody,
  data: doneAnswer,
  requirements: ['V-405'],
  named: {
    'body.productId': {
      kind: 'product',
      of: 'caller',
      states: ['REGISTERED'],
      ahead: true,
      byState: { REMOVED: 'PKT_01' },
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', state: 'PKT_07', time: 'PKT_07' },
    },
  },
});

export const addToWallet = defineCall({
  ...write,
  path: `${base}/add{wallet}`,
  summary: 'Add a product to a mobile wallet',
  idempotent: 'required',
  body: productBody,
  data: walletAnswerSchema,
  requirements: ['V-409'],
  named: {
    'path.wallet': {
      kind: 'wallet-kind',
      of: 'everybody',
      states: ['on'],
      refusals: { unknown: 'WLT_01', venue: 'WLT_01', state: 'WLT_01' },
    },
    'body.productId': {
      kind: 'product',
      of: 'holder',
      states: ['REGISTERED', 'ENTERED'],
      ahead: true,
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', state: 'PKT_01', time: 'PKT_01' },
    },
  },
});

export const checkSeasonNumber = defineCall({
  ...write,
  path: `${base}/check-season-ticket-no`,
  summary: 'Check the number of a season pass',
  limit: 'LGN_02',
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
  limit: 'LGN_02',
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
  limit: 'FIL_04',
  idempotent: 'required',
  query: productQuery,
  body: pictureBytes,
  data: seasonPictureSchema,
  requirements: ['V-169', 'V-404'],
  bytes: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], most: 8 * 1024 * 1024 },
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

export const listExpReservations = defineCall({
  ...read,
  tag: 'exppass',
  path: `${expBase}/smart-reservation`,
  reads: ['exp-program'],
  summary: 'List bookings of experiences of my mobile',
  query: badgesQuery,
  data: reservationListSchema,
  requirements: ['V-397'],
});
export const addExpReservation = defineCall({
  ...write,
  tag: 'exppass',
  path: `${expBase}/add-smart-reservation`,
  summary: 'Register experience passes of a booking of my mobile',
  limit: 'LGN_02',
  idempotent: 'required',
  body: expReservationBody,
  data: reservationAnswerSchema,
  requirements: ['V-407'],
  named: {
    'body.rsvNo': {
      kind: 'booking',
      of: 'caller',
      kinds: ['EXP'],
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', kind: 'PKT_01', venue: 'PKT_04' },
    },
    'body.seqList': {
      kind: 'booking-ticket',
      of: 'everybody',
      states: ['ISSUED'],
      refusals: { unknown: 'PKT_01', state: 'PKT_01' },
    },
  },
});
export const addExpPass = defineCall({
  ...write,
  tag: 'exppass',
  path: `${expBase}/addExpPass`,
  summary: 'Register an experience pass by its number, or those of a booking',
  limit: 'LGN_02',
  idempotent: 'required',
  body: expPassBody,
  data: reservationAnswerSchema,
  requirements: ['V-408'],
  named: {
    'body.passNo': {
      kind: 'issued-number',
      of: 'everybody',
      states: ['ISSUED'],
      kinds: ['EXP'],
      refusals: { unknown: 'PKT_01', kind: 'PKT_01', venue: 'PKT_04', time: 'PKT_03', state: 'PKT_01' },
    },
    'body.rsvNo': {
      kind: 'booking',
      of: 'everybody',
      kinds: ['EXP'],
      refusals: { unknown: 'PKT_01', kind: 'PKT_01', venue: 'PKT_04' },
    },
  },
});
