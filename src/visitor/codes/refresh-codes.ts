import { koreanDay } from '#engine/values/dates';
import type { Product } from '#schemas/calls/pocket/answers';
import { pocketBase } from '#schemas/calls/pocket/pocket-base';
import { makeCall, type CallScope } from '../data/call-service.ts';
import { serverNow } from '../data/server-clock.ts';
import { userSession } from '../session/user-session.ts';
import { beginKeeping, readCodes, type KeptCodes, type KeptTicket } from './code-store.ts';
import { makeKey } from './sign-code.ts';

/** Tickets are kept if they are valid within this time. */
const AHEAD_MS = 48 * 60 * 60 * 1000;

const keptOf = (products: readonly Product[], now: number): readonly KeptTicket[] =>
  products
    .filter(
      ({ codeRef, validFrom, validUntil }) =>
        codeRef !== '' && validFrom <= koreanDay(now + AHEAD_MS) && validUntil >= koreanDay(now),
    )
    .map(({ productId, productNm, validFrom, validUntil, codeRef }) => ({
      productId,
      productNm,
      validFrom,
      validUntil,
      codeRef,
    }));

/** Measures how far the server's clock is ahead of the device's, in milliseconds. */
const measureClock = async (scope: CallScope): Promise<number> => {
  const sent = Date.now();
  const { timestamp } = (await makeCall(
    { method: 'GET', url: '/api/v1/iam/information/resorts/getCurrentTimestamp', skipErrorHandler: true },
    scope,
  )) as { readonly timestamp: number };
  return timestamp - (sent + Date.now()) / 2;
};

/** Makes a key for this login and registers its public half. */
const registerKey = async (scope: CallScope): Promise<CryptoKey> => {
  const { key, publicKey } = await makeKey();
  await makeCall({ method: 'POST', url: `${pocketBase}/code-key`, body: { publicKey }, skipErrorHandler: true }, scope);
  return key;
};

let underWay: Promise<KeptCodes | undefined> | undefined;

/**
 * Reads the member's pocket and keeps what codes need: a key, which is made once for a login, the tickets of the next 48 hours and the clock. A member
 * without such tickets gets a key only if `isNeeded`. Rejects if a call fails. Concurrent callers share the calls.
 */
export const refreshCodes = async (scope: CallScope, isNeeded = false): Promise<KeptCodes | undefined> => {
  while (underWay !== undefined) {
    const codes = await underWay;
    if (codes !== undefined || !isNeeded) return codes;
  }
  underWay = refresh(scope, isNeeded).finally(() => {
    underWay = undefined;
  });
  return underWay;
};

const refresh = async (scope: CallScope, isNeeded: boolean): Promise<KeptCodes | undefined> => {
  const member = scope.who ?? '';
  if (member === '') return undefined;
  const keep = beginKeeping();
  // The server validates its answers against the schemas of the calls.
  const before = await readCodes();
  const own = before?.member === member ? before : undefined;
  const products = (
    makeCall({ method: 'GET', url: `${pocketBase}/my-products`, skipErrorHandler: true }, scope) as Promise<{
      readonly productList: readonly Product[];
    }>
  ).then(({ productList }) => productList);
  // A code that is waited for needs a key whatever the pocket holds. The key does not wait for the clock.
  const ownKey = async (): Promise<CryptoKey | undefined> =>
    own?.key ?? (isNeeded || keptOf(await products, serverNow()).length > 0 ? registerKey(scope) : undefined);
  const [productList, aheadMs, known] = await Promise.all([products, measureClock(scope), ownKey()]);
  const now = Date.now();
  const tickets = keptOf(productList, now + aheadMs);
  if (own === undefined && tickets.length === 0 && !isNeeded) return undefined;
  const codes: KeptCodes = {
    member,
    key: known ?? (await registerKey(scope)),
    tickets,
    aheadMs,
    locale: scope.locale,
    heardAt: now,
  };
  // Another tab may have logged the member out.
  return userSession()?.user.membershipUid === member && (await keep(codes)) ? codes : undefined;
};
