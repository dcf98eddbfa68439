import { expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { pick, soundSite } from '#tests/sound-site.ts';
import { seedPocket } from '../demo/demo-pocket.ts';
import { warnOfGuessableNumbers } from './guessable-numbers.ts';

const venue = (id: string, order: number) => ({
  ...pick(soundSite(), 'venue', 'TP'),
  id,
  slug: id.toLowerCase(),
  order,
  parkKindCd: `1${order}`,
  publctTypeCd: `1${order}`,
  appType: `APP_${id}`,
});
const server = accountServer({ documents: [venue('EL', 1), venue('CB', 2)] });
const db = () => server.store().db;

const issue = (product: string, ...numbers: readonly string[]) =>
  db()
    .insertInto('issued_numbers')
    .values(
      numbers.map((number) => ({
        number,
        kind: 'MEAL' as const,
        product,
        venue: 'TP',
        valid_from: '20261101',
        valid_until: '20261130',
        reservation: '',
        seq: 1,
        mobile: '',
        holder_name: '',
        birth_date: '',
        seat: '',
        people: 1,
        state: 'ISSUED',
      })),
    )
    .execute();

it('warns of imported numbers that are short, or that follow each other', async () => {
  await issue('short', '1234', '9876');
  await issue('counted', 'MEAL_20261101_000001', 'MEAL_20261101_000002');
  await issue('long', 'MEAL_7Q2K9XW4BD', 'MEAL_K4X9TT0Q1Z');
  expect((await warnOfGuessableNumbers(db())).map(({ at, severity }) => `${severity} ${at.id}`)).toEqual([
    'warning counted',
    'warning short',
  ]);
});

it('warns of no number of the demo', async () => {
  await db().deleteFrom('issued_numbers').execute();
  await seedPocket(server.app());
  expect(
    await db()
      .selectFrom('issued_numbers')
      .select('product')
      .where('kind', '=', 'MEAL')
      .distinct()
      .orderBy('product')
      .execute(),
  ).toEqual([{ product: 'CB-lunch' }, { product: 'EL-lunch' }]);
  expect(await warnOfGuessableNumbers(db())).toEqual([]);
});
