import { keys, PASSWORD, type SeededMember } from './seed-members.ts';
import { firstGeneration } from '../../../src/server/core/session/sessions-store.ts';
import type { OwnRequest } from '../http/load.ts';

export const api = '/api/v1/iam';
export const sessionInfoPath = `${api}/login/session/info`;
export const refreshPath = `${api}/login/refresh`;
export const loginPath = `${api}/certification/MBL/login`;

/** Headers that the pages of the site send with their calls. */
export const pageHeaders = {
  'x-pageid': 'PGE_AMC_00001',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
} as const;

const hint = String(Math.floor(Date.now() / 1000) + 24 * 60 * 60);

/** The cookies of a browser whose access token holds. */
export const accessCookies = ({ accessToken }: SeededMember): string =>
  `access_token=${accessToken}; access_hint=${hint}; session_hint=${hint}; locale=ko`;

/** Each of them once more, in turn. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let next = 0;
  return () => {
    const item = items[next++ % items.length];
    if (item === undefined) throw new Error('There is nothing to take in turn.');
    return item;
  };
}

export function sessionChecks(members: readonly SeededMember[]): () => OwnRequest {
  const next = inTurn(members);
  return () => ({ headers: { cookie: accessCookies(next()) } });
}

/** Refreshes of each family in turn, always with its last token. Whose answer was cut off is left out from then on: nobody knows its last token. */
export function refreshes(members: readonly SeededMember[]): () => OwnRequest {
  const waiting = members.map(({ family }) => ({ family, generation: firstGeneration }));
  return () => {
    const one = waiting.shift();
    if (one === undefined) throw new Error('Every family has a refresh under way: seed more.');
    const { family, generation } = one;
    return {
      headers: { cookie: `refresh_token=${keys.refreshToken(family, generation)}; session_hint=${hint}; locale=ko` },
      body: '{"loginSource":"WEB"}',
      answered: () => void waiting.push({ family, generation: generation + 1 }),
    };
  };
}

export const loginBody = (loginId: string, password = PASSWORD): string =>
  JSON.stringify({ userId: loginId, password, autoLoginYn: 'Y' });
