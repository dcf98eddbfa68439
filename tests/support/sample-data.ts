import type { PictureFacts } from '../../src/server/core/pictures/picture-facts.ts';
import { savePicture } from '../../src/server/site/media/pictures-store.ts';
import { keeper } from '../../src/server/core/operators/operator.ts';
import { saveDrafts } from '../../src/server/site/publishing/save-drafts.ts';
import { inParts } from '../../src/server/core/storage/in-parts.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { notice } from './sound-site.ts';
import { publishingOver, seedWith } from './test-server.ts';

/** Texts that files, shells or databases could misinterpret. */
export const strangeTexts = [
  '',
  ' ',
  'null',
  '\\N',
  'a\\b',
  '"\'`',
  '\r\n\t\u0001\u2028\u2029',
  '가나다 😀',
  'x'.repeat(100_000),
];

const at = '2026-11-01T03:00:00.000Z';

const everyByte = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));
const samplePicture: PictureFacts = {
  hash: '0123456789abcdef0123456789abcdef',
  width: 20,
  height: 20,
  widths: [20],
  formats: ['webp'],
};

/** Fills a store with a release, drafts, a member with password and points, a picture, and more rows than one batch. */
export async function fillStore(store: Store): Promise<void> {
  const { db } = store;
  const publishing = publishingOver(store);
  await seedWith(publishing);
  await saveDrafts(
    publishing,
    [{ document: notice('n7', `<p>${strangeTexts.join('')}</p>`) }, { deleted: { type: 'notice', id: 'n1' } }],
    keeper,
  );
  await db
    .insertInto('members')
    .values({
      uid: 'm1',
      login_id: null,
      name: '홍길동',
      nickname: strangeTexts[6] ?? '',
      lang: 'ko',
      birth_date: '19900101',
      gender: 'F',
      email: 'a@b.example',
      mobile: '',
      kind: '2',
      regular: 1,
      ex_member: 0,
      conversion_agreed_on: '',
      grade: '',
      picture: '',
      consents: '{}',
      passages: '{}',
      state: 'active',
      created_at: at,
      updated_at: at,
    })
    .execute();
  await savePicture(
    db,
    samplePicture,
    Array.from({ length: 20 }, (_, width) => ({ width: width + 1, format: 'webp', bytes: everyByte })),
    at,
  );
  await db
    .insertInto('credentials')
    .values({ member: 'm1', hash: '$argon2id$v=19$x', initial: 0, changed_at: at, alert_on: '20270501' })
    .execute();
  await db
    .insertInto('ledger_accounts')
    .values([
      { id: 'SOM:m1', book: 'SOM', owner: 'm1', balance: 2_147_483_647, overdraft: 0 },
      { id: 'SOM:ISSUED', book: 'SOM', owner: 'ISSUED', balance: -9_007_199_254_740_991, overdraft: 1 },
    ])
    .execute();
  await db
    .insertInto('ledger_transfers')
    .values({
      id: 't1',
      book: 'SOM',
      kind: 'EARN',
      source: 'sample',
      ref: 't1',
      park: '',
      reason: 'sample',
      approval_no: '000000000001',
      reverses: null,
      at,
    })
    .execute();
  await db
    .insertInto('ledger_postings')
    .values([
      { transfer: 't1', account: 'SOM:m1', amount: 2_147_483_647, at },
      { transfer: 't1', account: 'SOM:ISSUED', amount: -2_147_483_648, at },
    ])
    .execute();
  const many = [...Array.from({ length: 1_200 }, (_, index) => strangeTexts[index % 8] ?? ''), ...strangeTexts];
  const letters = many.map((body, index) => ({
    id: `o${index}`,
    member: 'm1',
    channel: 'EMAIL',
    address: '',
    subject: body.slice(0, 20),
    body,
    at,
  }));
  for (const part of inParts(letters, 500)) await db.insertInto('outbox').values(part).execute();
}
