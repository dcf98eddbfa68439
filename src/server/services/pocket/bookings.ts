import { localised } from '#content/answers/texts';
import type { ProductKind } from '../../../../schemas/calls/pocket/answers.ts';
import { HttpError } from '../../core/errors.ts';
import { kstDay } from '../../core/wire-values.ts';
import type { Caller } from './caller.ts';
import { productDocument } from './product-documents.ts';
import { requireFree, holderOf, NUMBER_SCOPE } from './register.ts';
import { ticketingOf } from './ticketing/choose.ts';
import type { IssuedNumber } from './ticketing/port.ts';
import { limitTyped } from './tries.ts';
import { readTyped, isReservationNumber } from './typed-number.ts';

/** Numbers of a booking that are still free, with its other ones. */
export const readBooking = async (
  caller: Caller,
  rsvNo: string,
  mobileEnd: string | undefined,
  kinds: readonly ProductKind[],
): Promise<readonly IssuedNumber[]> => {
  const { app, session, venue, locale } = caller;
  const reservation = readTyped(rsvNo);
  if (!isReservationNumber(reservation)) throw new HttpError('ticketUnknown');
  const { db } = app.store;
  const numbers = await limitTyped(app, caller.request, { member: session.uid, subject: reservation }, async () => {
    const found = (await ticketingOf(app, venue).reservation(db, reservation)).filter(({ kind }) =>
      kinds.includes(kind),
    );
    const isProven = found.every(({ mobile }) =>
      mobileEnd === undefined ? session.mobile !== '' && mobile === session.mobile : mobile.endsWith(mobileEnd),
    );
    if (found.length === 0 || !isProven) throw new HttpError('ticketUnknown');
    return found;
  });
  const elsewhere = numbers.find((one) => one.venue !== venue);
  if (elsewhere !== undefined) await requireFree(app, db, elsewhere, { member: session.uid, kinds, venue, locale });
  return numbers;
};

export const candidates = async (caller: Caller, numbers: readonly IssuedNumber[]) => {
  const { app, locale } = caller;
  const { documents } = app.live.current.prepared;
  return Promise.all(
    numbers.map(async (issued) => {
      const name = productDocument(documents, issued)?.name;
      const taken =
        (await holderOf(app.store.db, issued.number)) !== undefined || issued.valid_until < kstDay(app.clock.now());
      return {
        seq: issued.seq,
        productNm: localised(name, locale) || issued.product,
        validFrom: issued.valid_from,
        validUntil: issued.valid_until,
        takenYn: taken ? ('Y' as const) : ('N' as const),
      };
    }),
  );
};

/** Bookings of the member's own verified mobile with tickets that nobody has registered. */
export const openBookings = async (caller: Caller, kinds: readonly ProductKind[]) => {
  const { app, session, venue, locale } = caller;
  if (session.mobile === '') return { rsvList: [] };
  const { db } = app.store;
  const { documents } = app.live.current.prepared;
  const today = kstDay(app.clock.now());
  const booked = (await ticketingOf(app, venue).bookedBy(db, session.mobile)).filter(
    (one) => one.venue === venue && kinds.includes(one.kind) && one.valid_until >= today && one.reservation !== '',
  );
  const taken = new Set(
    booked.length === 0
      ? []
      : (
          await db
            .selectFrom('claims')
            .select('key')
            .where('scope', '=', NUMBER_SCOPE)
            .where(
              'key',
              'in',
              booked.map(({ number }) => number),
            )
            .execute()
        ).map(({ key }) => key),
  );
  const open = Map.groupBy(
    booked.filter(({ number }) => !taken.has(number)),
    ({ reservation }) => reservation,
  );
  return {
    rsvList: [...open].map(([rsvNo, numbers]) => {
      const [first] = numbers;
      const name = first === undefined ? undefined : productDocument(documents, first)?.name;
      return {
        rsvNo,
        productNm: localised(name, locale),
        visitDt: first?.valid_from ?? '',
        cnt: numbers.length,
      };
    }),
  };
};

export const TICKETS: readonly ProductKind[] = ['TICKET'];
export const EXPERIENCES: readonly ProductKind[] = ['EXP'];
