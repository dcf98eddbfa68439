import { doneAnswer } from '../accounts.schema.ts';
import {
  expPassBody, expReservationBody, okSchema, productAnswerSchema, productBody, pictureBytes, productQuery, registerBody, reservationAnswerSchema, reservationBody, reservationListSchema, rewardBody, rewardListSchema, rewardQuery, walletAnswerSchema,
  seasonQuery, seasonAnswerSchema, seasonBirthBody, seasonBody, seasonCheckSchema, seasonDetailSchema, seasonNumberBody, seasonPictureSchema, ticketListSchema, ticketsQuery, badgesQuery,
} from '../pocket-answers.schema.ts';
import { apiBase, defineCall } from './define-call.ts';

const base = `${apiBase}/tickets`;
const expBase = `${apiBase}/exppass`;
const read = { access: 'member', method: 'GET', tag: 'tickets', writes: false } as const;
const write = { access: 'member', method: 'POST', tag: 'tickets', writes: true } as const;

export const listTickets = defineCall({ ...read, path: base, reads: ['ticket-product'], summary: 'List my tickets of a period', query: ticketsQuery, data: ticketListSchema, requirements: ['V-390'] });
export const listReservations = defineCall({ ...read, path: `${base}/non-rgst-smart-rsv`, summary: "List bookings of my mobile that are not in the pocket", query: badgesQuery, data: reservationListSchema, requirements: ['V-391'] });
export const registerTicket = defineCall({ ...write, path: base, summary: 'Register a ticket', idempotent: 'required', body: registerBody, data: productAnswerSchema, requirements: ['V-400'] });
export const registerReservation = defineCall({ ...write, path: `${base}/reservations`, summary: 'Choose and register tickets of a booking', idempotent: 'required', body: reservationBody, data: reservationAnswerSchema, requirements: ['V-406'] });
export const removeProduct = defineCall({ ...write, path: `${base}/remove`, summary: 'Remove a product from the pocket', idempotent: 'required', body: productBody, data: doneAnswer, requirements: ['V-405'] });

export const addToWallet = defineCall({ ...write, path: `${base}/add{wallet}`, summary: 'Add a product to a mobile wallet', idempotent: 'required', body: productBody, data: walletAnswerSchema, requirements: ['V-409'] });

export const checkSeasonNumber = defineCall({ ...write, path: `${base}/check-season-ticket-no`, summary: 'Check the number of a season pass', body: seasonNumberBody, data: seasonCheckSchema, requirements: ['V-402'] });
export const checkSeasonBirth = defineCall({ ...write, path: `${base}/check-season-member-birth`, summary: "Check the birth date of a season pass's holder", timeoutMs: 30_000, body: seasonBirthBody, data: okSchema, requirements: ['V-403'] });
export const registerSeason = defineCall({ ...write, path: `${base}/season`, summary: 'Register a season pass', idempotent: 'required', body: seasonBody, data: seasonAnswerSchema, requirements: ['V-401'] });
export const readSeason = defineCall({ ...read, path: `${base}/season/detail`, reads: ['ticket-product'], summary: 'Read a season pass', query: seasonQuery, data: seasonDetailSchema, requirements: ['V-395'] });
export const listRewards = defineCall({ ...read, path: `${base}/season/re-admission-reward`, reads: ['ticket-product'], summary: 'List the rewards for renewing season passes', query: rewardQuery, data: rewardListSchema, requirements: ['V-396'] });
export const readSeasonPicture = defineCall({ ...read, path: `${base}/season/picture`, summary: 'Read the picture of a season pass', query: seasonQuery, data: seasonPictureSchema, requirements: ['V-169', 'V-394'] });
export const sendSeasonPicture = defineCall({
  ...write, path: `${base}/season/picture`, summary: 'Send the picture of a season pass for approval', idempotent: 'required', query: productQuery, body: pictureBytes, data: seasonPictureSchema, requirements: ['V-169', 'V-404'],
  bytes: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], most: 8 * 1024 * 1024 },
});
export const claimReward = defineCall({ ...write, path: `${base}/season/re-admission-reward`, summary: 'Claim a reward for renewing', idempotent: 'required', body: rewardBody, data: doneAnswer, requirements: [], addition: true });

export const listExpReservations = defineCall({ ...read, tag: 'exppass', path: `${expBase}/smart-reservation`, reads: ['exp-program'], summary: 'List bookings of experiences of my mobile', query: badgesQuery, data: reservationListSchema, requirements: ['V-397'] });
export const addExpReservation = defineCall({ ...write, tag: 'exppass', path: `${expBase}/add-smart-reservation`, summary: 'Register experience passes of a booking of my mobile', idempotent: 'required', body: expReservationBody, data: reservationAnswerSchema, requirements: ['V-407'] });
export const addExpPass = defineCall({ ...write, tag: 'exppass', path: `${expBase}/addExpPass`, summary: 'Register an experience pass by its number, or those of a booking', idempotent: 'required', body: expPassBody, data: reservationAnswerSchema, requirements: ['V-408'] });
