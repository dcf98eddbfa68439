import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { builtInTicketing, type IssuedNumber, productStates, registerNumbers } from '../pocket/index.ts';
import { transition } from '../../core/records/transition.ts';
import { withCheckDigit } from '../../core/records/typed-numbers.ts';
import { kstDay } from '../../core/wire-values.ts';
import { demoMembers } from './demo-list.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Digits from the seed, the same on every machine. */
const digits = (seed: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(`promenade demo ${seed}`).digest('hex')}`)
    .toString()
    .slice(-count);

interface DemoNumber {
  readonly kind: IssuedNumber['kind'];
  readonly product: string;
  readonly venue: string;
  /** First and last day, in days from today. */
  readonly days: readonly [number, number];
  readonly reservation?: string;
  /** Login ID of the booker. */
  readonly bookedBy?: string;
  /** Login ID of the holder of a season pass. */
  readonly holder?: string;
  /** Start of an experience, in hours from now. */
  readonly inHours?: number;
  /** Login ID of the member in whose pocket it is. */
  readonly owner?: string;
  readonly isEntered?: true;
}

/** Numbers of the demo (decisions-venues §14). */
const numbers: readonly DemoNumber[] = [
  { kind: 'TICKET', product: 'EL-day', venue: 'EL', days: [0, 0], owner: 'haneul_onsite', isEntered: true },
  {
    kind: 'SEASON',
    product: 'EL-season',
    venue: 'EL',
    days: [-300, 20],
    holder: 'haneul_onsite',
    owner: 'haneul_onsite',
  },
  { kind: 'EXP', product: 'EL-garden', venue: 'EL', days: [0, 0], inHours: 2, owner: 'haneul_onsite' },
  { kind: 'MEAL', product: 'EL-lunch', venue: 'EL', days: [0, 30], owner: 'haneul_onsite' },
  { kind: 'TICKET', product: 'EL-day', venue: 'EL', days: [7, 7], owner: 'haneul_full' },
  { kind: 'TICKET', product: 'EL-day', venue: 'EL', days: [7, 7], owner: 'haneul_full' },
  { kind: 'TICKET', product: 'CB-day', venue: 'CB', days: [8, 8], owner: 'haneul_full' },
  ...[0, 1, 2].map((): DemoNumber => ({ kind: 'TICKET', product: 'EL-day', venue: 'EL', days: [0, 60] })),
  { kind: 'TICKET', product: 'EL-evening', venue: 'EL', days: [0, 30] },
  { kind: 'TICKET', product: 'EL-day', venue: 'EL', days: [-30, -1] },
  { kind: 'TICKET', product: 'CB-day', venue: 'CB', days: [0, 60] },
  { kind: 'TICKET', product: 'CB-day', venue: 'CB', days: [0, 60] },
  ...[0, 1, 2].map((): DemoNumber => ({
    kind: 'TICKET',
    product: 'EL-day',
    venue: 'EL',
    days: [0, 14],
    reservation: '2026110145',
    bookedBy: 'haneul_full',
  })),
  {
    kind: 'EXP',
    product: 'EL-garden',
    venue: 'EL',
    days: [0, 1],
    inHours: 3,
    reservation: '2026110146',
    bookedBy: 'haneul_full',
  },
  { kind: 'EXP', product: 'CB-surf', venue: 'CB', days: [0, 1], inHours: 4 },
  { kind: 'SEASON', product: 'EL-season', venue: 'EL', days: [-10, 355], holder: 'haneul_full' },
  { kind: 'SEASON', product: 'EL-season', venue: 'EL', days: [-10, 355], holder: 'haneul_kid' },
  { kind: 'MEAL', product: 'EL-lunch', venue: 'EL', days: [0, 30] },
  { kind: 'MEAL', product: 'CB-lunch', venue: 'CB', days: [0, 30] },
];

const memberOf = (loginId: string | undefined) => demoMembers.find((one) => one.loginId === loginId);

const issue = (demo: DemoNumber, index: number, now: Date): IssuedNumber => {
  const dayAt = (days: number): string => kstDay(new Date(now.getTime() + days * DAY_MS));
  const today = dayAt(0);
  const number =
    demo.kind === 'MEAL'
      ? `MEAL_${demo.venue}_${digits(`${today} ${index}`, 14)}`
      : digits(`${today} ${index}`, 17).padStart(17, '7');
  const holder = memberOf(demo.holder);
  return {
    number: demo.kind === 'MEAL' ? number : withCheckDigit(number),
    kind: demo.kind,
    product: demo.product,
    venue: demo.venue,
    valid_from: dayAt(demo.days[0]),
    valid_until: dayAt(demo.days[1]),
    reservation: demo.reservation ?? '',
    seq: index,
    mobile: memberOf(demo.bookedBy)?.mobile ?? '',
    holder_name: holder?.name ?? '',
    birth_date: holder?.birthDate ?? '',
    seat:
      demo.inHours === undefined
        ? ''
        : new Date(Math.ceil((now.getTime() + demo.inHours * HOUR_MS) / (HOUR_MS / 2)) * (HOUR_MS / 2)).toISOString(),
    people: 1,
    state: 'ISSUED',
  };
};

/** Issues the demo's numbers of today, and fills the pockets of its members. Those of earlier days stay as they are. */
export const seedPocket = async (app: FastifyInstance): Promise<void> => {
  const now = app.clock.now();
  const known = app.live.current.prepared.documents;
  const issued = numbers
    .map((demo, index) => ({ demo, row: issue(demo, index, now) }))
    .filter(({ row }) => known.venue.has(row.venue));
  const { db } = app.store;
  const members = new Set((await db.selectFrom('members').select('uid').execute()).map(({ uid }) => uid));
  for (const { demo, row } of issued) {
    const owner = memberOf(demo.owner)?.uid;
    await inTransaction(app.store, async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('issued_numbers')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n || owner === undefined || !members.has(owner)) return;
      const isKept =
        demo.days[1] > 0 &&
        (await tx
          .selectFrom('pocket_products')
          .select('id')
          .where('member', '=', owner)
          .where('product', '=', row.product)
          .where('valid_until', '>', kstDay(now))
          .executeTakeFirst()) !== undefined;
      if (isKept && demo.days[0] < 1) return;
      const [product] = await registerNumbers(tx, app, builtInTicketing, { member: owner, numbers: [row] });
      if (product === undefined || demo.isEntered !== true) return;
      await transition(tx, {
        table: 'pocket_products',
        machine: productStates,
        id: product.id,
        to: 'ENTERED',
        actor: { kind: 'device', id: 'demo' },
        at: now,
        venue: row.venue,
      });
      await tx
        .updateTable('pocket_products')
        .set({ entered_on: kstDay(now), changed_at: now.toISOString() })
        .where('id', '=', product.id)
        .execute();
    });
  }
};

/** Lists the numbers of today that nobody has registered. */
export const freeNumbers = async (app: FastifyInstance): Promise<readonly IssuedNumber[]> => {
  const { db } = app.store;
  const now = app.clock.now();
  const all = numbers.map((demo, index) => issue(demo, index, now).number);
  return db
    .selectFrom('issued_numbers')
    .leftJoin('claims', (join) =>
      join.on('claims.scope', '=', 'ticket-number').onRef('claims.key', '=', 'issued_numbers.number'),
    )
    .select(columnsOf('issued_numbers'))
    .where('issued_numbers.number', 'in', all)
    .where('claims.ref', 'is', null)
    .orderBy('issued_numbers.venue')
    .orderBy('issued_numbers.kind')
    .orderBy('issued_numbers.seq')
    .execute();
};
