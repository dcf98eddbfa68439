import { createPublicKey, verify } from 'node:crypto';
import { readCode, stepAt, unsignedText, type SignedCode } from '#engine/records/entry-code';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { findStaticCode } from '../pocket/index.ts';
import { Refused } from './refused.ts';

/** A code whose text is genuine. The calls check its subject's state. */
export interface VerifiedCode {
  /** ID of the product, gift card or coupon. */
  readonly subject: string;
  readonly holder: string;
  /** Name of the holder's account; empty where no call shows it. */
  readonly name: string;
  readonly ref: string;
  /** With `ref`, the key under which the code is used once; empty for codes that their subject's state protects. */
  readonly step: string;
  /** Instant (ISO 8601, UTC) from which the code exists; left out for codes that are only taken at once. */
  readonly since?: string;
}

/** Time of the scan, and the database. */
interface Reading {
  readonly db: Db;
  readonly at: Date;
}

type ReadCode = (text: string, reading: Reading) => Promise<VerifiedCode>;

/** Steps before and after the present one that count, for clocks that differ. */
const STEP_TOLERANCE = 1;

const isSignedBy = ({ signature, ...code }: SignedCode, publicKey: string): boolean =>
  verify(
    'sha256',
    Buffer.from(unsignedText(code)),
    {
      key: createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );

/** Reads a code that a phone signed for one holding and step. */
const readSigned: ReadCode = async (text, { db, at }) => {
  const code = readCode(text);
  if (code === undefined) throw new Refused('UNREADABLE');
  const row = await db
    .selectFrom('code_refs')
    .leftJoin('code_keys', 'code_keys.login', 'code_refs.login')
    .leftJoin('logins', 'logins.id', 'code_refs.login')
    .leftJoin('members', 'members.uid', 'code_refs.holder')
    .select([
      'product',
      'holder',
      'members.name',
      'code_refs.at',
      'code_refs.ended_at',
      'code_refs.end_reason',
      'public_key',
      'logins.ended_at as login_ended_at',
    ])
    .where('ref', '=', code.ref)
    .executeTakeFirst();
  if (row === undefined) throw new Refused('UNKNOWN');
  const instant = at.toISOString();
  if (row.end_reason !== '' && row.ended_at <= instant) throw new Refused(row.end_reason);
  if (row.public_key === null || (row.login_ended_at !== null && row.login_ended_at <= instant))
    throw new Refused('LOGGED_OUT');
  if (!isSignedBy(code, row.public_key)) throw new Refused('SIGNATURE');
  const ahead = code.step - stepAt(at.getTime());
  if (Math.abs(ahead) > STEP_TOLERANCE) throw new Refused(ahead < 0 ? 'OLD' : 'EARLY');
  return {
    subject: row.product,
    holder: row.holder,
    name: row.name ?? '',
    ref: code.ref,
    step: String(code.step),
    since: row.at,
  };
};

/** Reads a code that does not change until its holder does. The gate uses it once a day. */
const readStatic: ReadCode = async (text, { db, at }) => {
  const code = await findStaticCode(db, text, kstDay(at));
  if (code === undefined) throw new Refused('UNKNOWN');
  if (code.endReason !== '') throw new Refused(code.endReason);
  const { name } = await db
    .selectFrom('members')
    .select('name')
    .where('uid', '=', code.holder)
    .executeTakeFirstOrThrow();
  return { subject: code.product, holder: code.holder, name, ref: text, step: '', since: code.since };
};

/** Reads the code of a coupon, which is its random ID. */
const readCoupon: ReadCode = async (text, { db }) => {
  const row = await db.selectFrom('coupons').select(['id', 'owner']).where('id', '=', text.slice(2)).executeTakeFirst();
  if (row === undefined) throw new Refused('UNKNOWN');
  return { subject: row.id, holder: row.owner, name: '', ref: row.id, step: '' };
};

/** Reads the code of a use, which is its random ID. */
const readUse: ReadCode = async (text, { db }) => {
  const row = await db
    .selectFrom('facility_uses')
    .select(['id', 'member'])
    .where('id', '=', text.slice(2))
    .executeTakeFirst();
  if (row === undefined) throw new Refused('UNKNOWN');
  return { subject: row.id, holder: row.member, name: '', ref: row.id, step: '' };
};

/** Readers by the first two characters of a code. A new kind of code is one entry. */
const readers = {
  PE: readSigned,
  PX: readSigned,
  PG: readSigned,
  PB: readStatic,
  PC: readCoupon,
  PU: readUse,
} as const satisfies Readonly<Record<string, ReadCode>>;
export type CodeKind = keyof typeof readers;

const isKind = (prefix: string): prefix is CodeKind => Object.hasOwn(readers, prefix);

/** Verifies the text of a code at the time of its scan. Throws `Refused` for one that is not genuine, not current, or not of these kinds. */
export const verifyCode = async (
  scanned: string,
  kinds: readonly CodeKind[],
  reading: Reading,
): Promise<VerifiedCode> => {
  const text = scanned.trim();
  const prefix = text.slice(0, 2);
  if (!isKind(prefix)) throw new Refused('UNREADABLE');
  if (!kinds.includes(prefix)) throw new Refused('OTHER_KIND');
  return readers[prefix](text, reading);
};
