import type { FastifyPluginAsync } from 'fastify';
import { STEP_SECONDS } from '#engine/records/entry-code';
import {
  listMyProducts,
  lendProduct,
  readBadges,
  registerCodeKey,
  registerMeal,
  takeProductBack,
} from '#schemas/calls/pocket/calls';
import {
  addExpPass,
  addExpReservation,
  listExpReservations,
  listReservations,
  listTickets,
  registerReservation,
  registerTicket,
  removeProduct,
} from '#schemas/calls/pocket/ticket-calls';
import type { ProductKind } from '#schemas/calls/pocket/answers';
import { HttpError } from '../../core/errors.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf, type Once } from '../../core/calls/idempotency.ts';
import { storeCodeKey } from './code-keys.ts';
import { registerFor, registerOne, type Caller } from './caller.ts';
import { lendOwn, pocketLending } from './lending.ts';
import { warnOfGuessableNumbers } from './guessable-numbers.ts';
import { countLiveProducts } from './live-products.ts';
import { readProducts } from './read-products.ts';
import { removeOwn } from './remove-product.ts';
import { holderOf, ownTicket, requireFree } from './register.ts';
import type { IssuedNumber } from './ticketing/port.ts';
import { ticketingOf } from './ticketing/choose.ts';
import { limitTyped } from './tries.ts';
import { isMealNumber, isTicketNumber, readTyped } from './typed-number.ts';
import { TICKETS, openBookings, EXPERIENCES, candidates, readBooking } from './bookings.ts';

/** Finds a typed number that the member may register. One that cannot exist is refused before the ticketing is asked. */
const findTyped = async (
  caller: Caller,
  typed: string,
  kinds: readonly ProductKind[],
  isPossible: (number: string) => boolean,
): Promise<IssuedNumber> => {
  const { app, session, venue, locale } = caller;
  const number = readTyped(typed);
  if (!isPossible(number)) throw new HttpError('ticketUnknown');
  const { db } = app.store;
  return limitTyped(app, caller.request, { member: session.uid }, async () =>
    requireFree(app, db, await ticketingOf(app, venue).find(db, number), { member: session.uid, kinds, venue, locale }),
  );
};

/** Registers the pocket: products, tickets, experience passes, meals and loans (decisions-venues §5). */
export const registerPocket: FastifyPluginAsync = async (app) => {
  const { store } = app;
  const lending = pocketLending(app);
  countLiveProducts(app.liveRecords);
  app.liveRecords.addWarning(warnOfGuessableNumbers);

  handleCall(app, listMyProducts, async ({ member, locale, session, query, request }) => ({
    productList: [
      ...(await readProducts(app, {
        member,
        login: session.login,
        wallets: app.ports.walletsOf(request),
        locale,
        ...(query.parkType === undefined ? {} : { venue: query.parkType }),
        ...(query.statusCd === undefined ? {} : { status: query.statusCd }),
        ...(query.kindCd === undefined ? {} : { kind: query.kindCd }),
      })),
    ].toSorted((one, other) => Number(other.productId === query.firstId) - Number(one.productId === query.firstId)),
    stepSeconds: STEP_SECONDS,
  }));

  handleCall(app, registerCodeKey, async ({ member, now, db, session, body }) => {
    const id = await storeCodeKey(db, {
      login: session.login,
      member,
      publicKey: body.publicKey,
      at: now,
    });
    return { keyId: id, stepSeconds: STEP_SECONDS };
  });

  handleCall(app, readBadges, async ({ member, locale, session, query }) => {
    const products = await readProducts(app, {
      member,
      login: session.login,
      locale,
      ...(query.parkType === undefined ? {} : { venue: query.parkType }),
    });
    const live = products.filter(({ whenCd }) => whenCd !== 'PAST');
    const kinds = Map.groupBy(live, ({ productKindCd }) => productKindCd);
    return {
      badgeList: [
        { kindCd: 'ALL', cnt: live.length },
        ...[...kinds].map(([kindCd, list]) => ({ kindCd, cnt: list.length })),
      ],
    };
  });

  handleCall(app, listTickets, async ({ member, locale, session, query, request }) => {
    const products = await readProducts(app, {
      member,
      login: session.login,
      wallets: app.ports.walletsOf(request),
      locale,
      ...(query.parkType === undefined ? {} : { venue: query.parkType }),
      ...(query.statusCd === undefined ? {} : { status: query.statusCd }),
    });
    return {
      ticketList: products.filter(
        ({ validFrom, validUntil }) => validUntil >= (query.from ?? '') && validFrom <= (query.until ?? '99991231'),
      ),
    };
  });

  handleCall(app, registerTicket, async (input) => {
    const caller = { app, ...input };
    const issued = await findTyped(caller, input.body.ticketNo, TICKETS, isTicketNumber);
    return answerOf(input.once, async (tx) => ({ product: await registerOne(tx, caller, issued) }));
  });

  handleCall(app, listReservations, (input) => openBookings({ app, ...input }, TICKETS));
  handleCall(app, listExpReservations, (input) => openBookings({ app, ...input }, EXPERIENCES));

  /** Lists the tickets of a booking to choose from, or registers the chosen ones. */
  const chooseFrom = async (
    caller: Caller,
    numbers: readonly IssuedNumber[],
    { chosen, isAll }: { readonly chosen: readonly number[] | undefined; readonly isAll: boolean },
    once: Once,
  ) => {
    const offered = await candidates(caller, numbers);
    const free = offered.filter(({ takenYn }) => takenYn === 'N').map(({ seq }) => seq);
    if (isAll && free.length === 0) {
      const holders = await Promise.all(numbers.map(({ number }) => holderOf(store.db, number)));
      const own = holders.find((product) => product?.member === caller.session.uid);
      throw own === undefined ? new HttpError('ticketTaken') : ownTicket(own);
    }
    const seqs = isAll ? free : (chosen ?? []);
    if (seqs.length === 0) return { ticketList: offered, productList: [] };
    const wanted = numbers.filter(({ seq }) => seqs.includes(seq));
    for (const one of wanted)
      await requireFree(app, store.db, one, {
        member: caller.session.uid,
        kinds: [one.kind],
        venue: caller.venue,
        locale: caller.locale,
      });
    if (wanted.length !== seqs.length) throw new HttpError('ticketUnknown');
    return answerOf(once, async (tx) => ({ ticketList: [], productList: await registerFor(tx, caller, wanted) }));
  };

  handleCall(app, registerReservation, async (input) => {
    const caller = { app, ...input };
    return chooseFrom(
      caller,
      await readBooking(caller, input.body.rsvNo, input.body.mobileEnd, TICKETS),
      { chosen: input.body.ticketSeqList, isAll: input.body.allYn === 'Y' },
      input.once,
    );
  });

  handleCall(app, addExpReservation, async (input) => {
    const caller = { app, ...input };
    return chooseFrom(
      caller,
      await readBooking(caller, input.body.rsvNo, undefined, EXPERIENCES),
      { chosen: input.body.seqList, isAll: input.body.allYn === 'Y' },
      input.once,
    );
  });

  handleCall(app, addExpPass, async (input) => {
    const { passNo, rsvNo, mobileEnd } = input.body;
    const caller = { app, ...input };
    if (passNo !== undefined) {
      const issued = await findTyped(caller, passNo, EXPERIENCES, isTicketNumber);
      return answerOf(input.once, async (tx) => ({
        ticketList: [],
        productList: await registerFor(tx, caller, [issued]),
      }));
    }
    if (rsvNo === undefined || mobileEnd === undefined)
      throw new HttpError('invalid', 'Send passNo, or rsvNo and mobileEnd.');
    return chooseFrom(
      caller,
      await readBooking(caller, rsvNo, mobileEnd, EXPERIENCES),
      { chosen: undefined, isAll: true },
      input.once,
    );
  });

  handleCall(app, registerMeal, async (input) => {
    const caller = { app, ...input };
    const issued = await findTyped(caller, input.body.mealNo, ['MEAL'], isMealNumber);
    return answerOf(input.once, async (tx) => ({ product: await registerOne(tx, caller, issued) }));
  });

  handleCall(app, removeProduct, ({ member, body, once }) =>
    answerOf(once, (tx) => removeOwn(tx, app, { member, productId: body.productId })),
  );

  handleCall(app, lendProduct, ({ member, body, once }) =>
    answerOf(once, (tx) => lendOwn(tx, app, { owner: member, holder: body.friendUid, productId: body.productId })),
  );

  handleCall(app, takeProductBack, ({ member, now, body, once }) =>
    answerOf(once, async (tx) => {
      if ((await lending.takeBack(tx, { owner: member, productId: body.productId, at: now })) === undefined)
        throw new HttpError('ticketLent');
      return true;
    }),
  );
};
