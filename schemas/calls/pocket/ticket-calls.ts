import { doneAnswer } from '../shared/answer-parts.ts';
import { productAnswerSchema, productBody, badgesQuery } from './answers.ts';
import {
  expPassBody,
  expReservationBody,
  registerBody,
  reservationAnswerSchema,
  reservationBody,
  reservationListSchema,
  ticketListSchema,
  ticketsQuery,
} from './ticket-answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

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
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'address'] },
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
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'number', 'address'] },
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
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'number', 'address'] },
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
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'number', 'address'] },
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
