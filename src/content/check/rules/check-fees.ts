import type { FeeTable } from '#schemas/documents/fee-table/schema';
import { quote } from '../problem.ts';
import type { CheckContext, Finding } from '../check-context.ts';

/** Checks the names within fee tables, and those by which discounts refer to them. */
export function checkFees(context: CheckContext): void {
  const { 'fee-table': tables, discount: discounts, venue: venues } = context.documents;
  const byVenue = new Map<string, FeeTable>();
  for (const table of tables.values()) {
    if (byVenue.has(table.venue)) context.report(table, ['venue'], second(table.venue));
    else byVenue.set(table.venue, table);
    const [days, classes] = [
      table.dayKinds.map(({ dayKindId }) => dayKindId),
      table.classes.map(({ classId }) => classId),
    ];
    table.tickets.forEach(({ prices }, ticket) =>
      prices.forEach(({ dayKindId, classId }, price) => {
        if (!days.includes(dayKindId))
          context.report(table, ['tickets', ticket, 'prices', price, 'dayKindId'], unknownDay(dayKindId, days));
        if (!classes.includes(classId))
          context.report(table, ['tickets', ticket, 'prices', price, 'classId'], unknownClass(classId, classes));
      }),
    );
  }
  for (const discount of discounts.values()) {
    const { price, parkKindCd } = discount;
    const table = [...venues.values()]
      .filter((venue) => venue.parkKindCd === parkKindCd)
      .map(({ id }) => byVenue.get(id))
      .find((one) => one !== undefined);
    // Without a fee table there is no calculator.
    if (price === undefined || table === undefined) continue;
    const [days, classes, tickets] = [
      table.dayKinds.map(({ dayKindId }) => dayKindId),
      table.classes.map(({ classId }) => classId),
      table.tickets.map(({ ticketId }) => ticketId),
    ];
    price.days?.forEach(
      (id, index) => !days.includes(id) && context.report(discount, ['price', 'days', index], unknownDay(id, days)),
    );
    price.who?.forEach(
      (id, index) =>
        !classes.includes(id) && context.report(discount, ['price', 'who', index], unknownClass(id, classes)),
    );
    price.party?.who?.forEach(
      (id, index) =>
        !classes.includes(id) && context.report(discount, ['price', 'party', 'who', index], unknownClass(id, classes)),
    );
    price.tickets?.forEach(
      (id, index) =>
        !tickets.includes(id) && context.report(discount, ['price', 'tickets', index], unknownTicket(id, tickets)),
    );
  }
}

const missing = (ko: string, en: string, known: readonly string[]): Finding => ({
  code: 'dangling-reference',
  text: { ko, en },
  hint: { ko: `요금표에 있는 것: ${known.join(', ')}`, en: `The fee table defines: ${known.join(', ')}.` },
});
const unknownDay = (id: string, known: readonly string[]): Finding =>
  missing(`요일 구분 '${quote(id)}'이(가) 요금표에 없어요.`, `The fee table has no day kind '${quote(id)}'.`, known);
const unknownClass = (id: string, known: readonly string[]): Finding =>
  missing(
    `나이 구분 '${quote(id)}'이(가) 요금표에 없어요.`,
    `The fee table has no visitor class '${quote(id)}'.`,
    known,
  );
const unknownTicket = (id: string, known: readonly string[]): Finding =>
  missing(`이용권 '${quote(id)}'이(가) 요금표에 없어요.`, `The fee table has no ticket '${quote(id)}'.`, known);
const second = (venue: string): Finding => ({
  code: 'surplus-document',
  text: {
    ko: `${quote(venue)}의 요금표가 이미 있어서 이 요금표는 쓰이지 않아요.`,
    en: `${quote(venue)} has a fee table already, so this one is not used.`,
  },
  hint: { ko: '두 요금표를 하나로 합치세요.', en: 'Merge the two tables.' },
});
