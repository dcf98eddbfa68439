import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '#schemas/parts';
import type { Product } from '#schemas/calls/pocket/answers';
import { HttpError } from '../../core/errors.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { refsOf } from './holdings.ts';
import { registerNumbers } from './register.ts';
import { ticketingOf } from './ticketing/choose.ts';
import type { IssuedNumber } from './ticketing/port.ts';
import { wireProduct } from './wire.ts';

/** Identifies the member who calls, and the venue of the pocket. */
export interface Caller {
  readonly app: FastifyInstance;
  readonly session: SessionRow;
  readonly request: FastifyRequest;
  readonly venue: string;
  readonly locale: Locale;
}

/** Registers numbers for the caller and returns their products. */
export const registerFor = async (
  tx: Tx,
  { app, session, request, venue, locale }: Caller,
  numbers: readonly IssuedNumber[],
): Promise<Product[]> => {
  const rows = await registerNumbers(tx, app, ticketingOf(app, venue), { member: session.uid, numbers });
  const now = app.clock.now();
  const refs = await refsOf(tx, {
    holder: session.uid,
    login: session.login,
    products: rows.map(({ id }) => id),
    at: now,
  });
  const { documents } = app.live.current.prepared;
  return rows.map((row) =>
    wireProduct(
      { ...row, holder: session.uid, lentOn: '' },
      {
        documents,
        locale,
        today: kstDay(now),
        member: session.uid,
        codeRef: refs.get(row.id) ?? '',
        wallets: app.ports.walletsOf(request),
      },
    ),
  );
};

/** Registers one number for the caller. */
export const registerOne = async (tx: Tx, caller: Caller, issued: IssuedNumber): Promise<Product> => {
  const [product] = await registerFor(tx, caller, [issued]);
  if (product === undefined) throw new HttpError('ticketUnknown');
  return product;
};
