import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { codeText, stepAt, unsignedText, type CodePrefix } from '../../src/engine/records/entry-code.ts';
import { storeCodeKey } from '../../src/server/services/pocket/code-keys.ts';
import { refsOf } from '../../src/server/services/pocket/holdings.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { Named } from '#schemas/calls/names';
import { stateOf, variantsOf, type Fault, type Making } from './named-making.ts';
import { earlier, noon, otherVenue, people, later, today } from './named-people.ts';
import { copy, insert, next, number, sha, unique } from './named-rows.ts';

type ScanParts = Pick<Making, 'store' | 'name' | 'fault' | 'variant'> & { readonly now: Date };

interface Phone {
  readonly login: string;
  readonly own: KeyObject;
  readonly other: KeyObject;
}
const phones = new WeakMap<Store, Promise<Phone>>();

const joinPhone = async ({ db }: Store): Promise<Phone> => {
  const { id: login } = await db
    .selectFrom('logins')
    .select('id')
    .where('member', '=', people.self)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const [own, other] = [pair(), pair()];
  await storeCodeKey(db, {
    login,
    member: people.self,
    publicKey: own.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
    at: new Date(noon),
  });
  return { login, own: own.privateKey, other: other.privateKey };
};

/** Login and keys with which the member's phone, and another one, sign codes. */
const phoneOf = (store: Store): Promise<Phone> => {
  const known = phones.get(store) ?? joinPhone(store);
  phones.set(store, known);
  return known;
};

/** Signs the code of a product or card: too old for the wrong time, and by another phone for the wrong owner. */
const signedCode = async ({ store, fault, now }: ScanParts, prefix: CodePrefix, subject: string): Promise<string> => {
  const { login, own, other } = await phoneOf(store);
  const ref = (await refsOf(store.db, { holder: people.self, login, products: [subject], at: now })).get(subject) ?? '';
  const code = { prefix, ref, step: stepAt(now.getTime()) - (fault === 'time' ? 3 : 0) };
  const signature = sign('sha256', Buffer.from(unsignedText(code)), {
    key: fault === 'owner' ? other : own,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');
  return codeText({ ...code, signature });
};

const scannedProduct =
  (like: string, elsewhere: string, prefix: CodePrefix) =>
  async (parts: ScanParts): Promise<string> => {
    const { store, fault } = parts;
    const id = unique('product');
    const state = stateOf(parts, 'REGISTERED');
    await copy(store, 'pocket_products', ['product', like], {
      id,
      number: number(),
      member: people.self,
      state,
      entered_on: state === 'ENTERED' ? today : '',
      valid_from: today,
      valid_until: today,
      ...(fault === 'venue' ? { venue: otherVenue, product: elsewhere } : {}),
    });
    return signedCode(parts, prefix, id);
  };

/** Kinds of records behind the codes of a call. */
const scannedKinds: Readonly<Record<string, Named['kind']>> = {
  'redeem-coupon': 'coupon-record',
  'giftcard-spend': 'gift-card',
  'return-use': 'facility-use-record',
};

/** Ways in which a scanned record can be wrong by a fault. A signed code is old alone: one of the future is none. */
export const scanVariantsOf = (path: string, fault: Fault, name: Named): readonly string[] =>
  fault === 'time' && path !== 'redeem-coupon'
    ? ['']
    : variantsOf({ ...name, kind: scannedKinds[path] ?? 'product' }, fault);

/** Makes the right or a wrong thing for a scan, by the call. */
export const scanMakers: Readonly<Record<string, (parts: ScanParts) => Promise<string>>> = {
  'scan-entry': scannedProduct('EL-day', 'CB-day', 'PE'),
  'scan-exit': scannedProduct('EL-day', 'CB-day', 'PX'),
  'scan-ride': scannedProduct('EL-day', 'CB-day', 'PE'),
  'redeem-meal': scannedProduct('EL-lunch', 'CB-lunch', 'PE'),
  'redeem-coupon': async (parts) => {
    const id = unique('coupon');
    await copy(parts.store, 'coupons', ['id', parts.fault === 'venue' ? 'demo-grill' : 'demo-tea'], {
      id,
      ref: id,
      state: stateOf(parts, 'ISSUED'),
      ...(parts.fault !== 'time'
        ? {}
        : parts.variant === 'early'
          ? { valid_from: later, expires_at: '2026-12-20T03:00:00.000Z' }
          : { valid_from: earlier, expires_at: earlier }),
    });
    return `PC${id}`;
  },
  'giftcard-spend': async (parts) => {
    const id = unique('card');
    await copy(parts.store, 'gift_cards', ['id', parts.fault === 'venue' ? 'demo-bay' : '1'], {
      id,
      number_hash: sha(id),
      state: stateOf(parts, 'ACTIVE'),
      owner: people.self,
    });
    await insert(parts.store, 'ledger_accounts', {
      id: `GIFT:${id}`,
      book: 'GIFT',
      owner: id,
      balance: 1000,
      overdraft: 0,
    });
    return signedCode(parts, 'PG', id);
  },
  'return-use': async (parts) => {
    const id = unique('use');
    await copy(parts.store, 'facility_uses', ['member', people.self], {
      id,
      no: next() + 1000,
      member: parts.fault === 'venue' ? people.companion : people.stranger,
      state: stateOf(parts, 'OPEN'),
      ...(parts.fault === 'venue' ? { venue: otherVenue } : {}),
    });
    return `PU${id}`;
  },
};
