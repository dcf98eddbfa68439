import type { Ticketing } from './port.ts';
import { columnsOf } from '../../../core/storage/columns.ts';

/** Ticketing by the table of issued numbers. The pocket itself claims each number once. */
export const builtInTicketing: Ticketing = {
  find: (db, number) =>
    db
      .selectFrom('issued_numbers')
      .select(columnsOf('issued_numbers'))
      .where('number', '=', number)
      .where('state', '=', 'ISSUED')
      .executeTakeFirst(),
  reservation: (db, reservation) =>
    db
      .selectFrom('issued_numbers')
      .select(columnsOf('issued_numbers'))
      .where('reservation', '=', reservation)
      .where('state', '=', 'ISSUED')
      .orderBy('seq')
      .execute(),
  bookedBy: (db, mobile) =>
    db
      .selectFrom('issued_numbers')
      .select(columnsOf('issued_numbers'))
      .where('mobile', '=', mobile)
      .where('state', '=', 'ISSUED')
      .orderBy('valid_from')
      .orderBy('reservation')
      .orderBy('seq')
      .execute(),
  claim: async () => true,
  release: async () => undefined,
};
