import type { RecordWarning } from '../../core/records/live-records.ts';

/** Characters of a number that differ from the other numbers of its product. Tickets and passes have 18 digits, gift cards a code of this length. */
const LEAST = 10;

const commonStart = (one: string, other: string): number => {
  const differs = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  return differs < 0 ? one.length : differs;
};

/** Warns of meals whose numbers can be guessed: whoever types the number of another guest first gets the meal. */
export const warnOfGuessableNumbers: RecordWarning = async (db) => {
  const rows = await db
    .selectFrom('issued_numbers')
    .select((row) => [
      'product',
      row.fn.countAll<number | string>().as('count'),
      row.fn.min('number').as('first'),
      row.fn.max('number').as('last'),
    ])
    .where('kind', '=', 'MEAL')
    .where('state', '=', 'ISSUED')
    .groupBy('product')
    .orderBy('product')
    .execute();
  return rows.flatMap(({ product, count, first, last }) => {
    const shortest = Math.min(first.length, last.length);
    const differing = Number(count) === 1 ? shortest : shortest - commonStart(first, last);
    if (differing >= LEAST) return [];
    return [
      {
        code: 'guessable-numbers',
        severity: 'warning',
        at: { type: 'meal-kind', id: product, pointer: '' },
        text: {
          ko: `발급한 번호 ${count}개에서 서로 다른 부분이 ${differing}자뿐이라 알아맞힐 수 있어요.`,
          en: `Only ${differing} characters differ in the ${count} numbers that were issued, so they can be guessed.`,
        },
        hint: {
          ko: `서로 다른 부분이 ${LEAST}자 이상인 번호를 새로 발급하세요.`,
          en: `Issue new numbers with at least ${LEAST} characters that differ.`,
        },
      },
    ];
  });
};
