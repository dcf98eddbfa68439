import { localised } from '#content/answers/texts';
import type { FastifyInstance } from 'fastify';
import { openingFor } from '#content/answers/park/opening-today';
import { isOnSite } from '../../../engine/index.ts';
import type { ParkExit } from '#schemas/calls/park-exit/answers';
import type { Locale } from '#schemas/parts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay, ynOf } from '../../core/wire-values.ts';
import { dayInKorea, instantAt } from '../park-state/index.ts';
import { type Holding, holdingsOf, productDocument, refsOf, stateOn } from '../pocket/index.ts';

interface Viewer {
  readonly member: string;
  readonly login: string;
  readonly venue: string;
  readonly locale: Locale;
}

const countOf = async (query: {
  executeTakeFirstOrThrow(): Promise<{ readonly count: number | string | bigint }>;
}): Promise<number> => Number((await query.executeTakeFirstOrThrow()).count);

const enteredToday = async (
  app: FastifyInstance,
  db: Db,
  member: string,
  venue: string,
): Promise<readonly Holding[]> => {
  const today = kstDay(app.clock.now());
  const all = await holdingsOf(db, member, { since: today, today });
  return all.filter(
    (one) =>
      one.venue === venue &&
      one.holder === member &&
      (one.kind === 'TICKET' || one.kind === 'SEASON') &&
      one.entered_on === today &&
      stateOn(one, today) === 'ENTERED',
  );
};

/** Time (HH:MM) until which a member who left may enter again today; empty if no ticket allows it, or the park has closed. */
const enterUntil = (app: FastifyInstance, venue: string, tickets: readonly Holding[]): string => {
  const { documents } = app.live.current.prepared;
  const now = app.clock.now().getTime();
  const canReenter = tickets.some((one) => {
    const document = productDocument(documents, one);
    return document?.type === 'ticket-product' && document.canReenter === true;
  });
  const day = dayInKorea(now);
  const hours = openingFor({ documents, now, isDemo: app.env.sandbox }, venue, day)?.hours;
  const until = hours === undefined ? undefined : (hours.nightUntil ?? hours.until);
  return canReenter && until !== undefined && now < instantAt(day, until) ? until : '';
};

/** Reads what ends when a member leaves a park, or until when a member who left may come back. */
export const readExit = async (
  app: FastifyInstance,
  db: Db,
  { member, login, venue, locale }: Viewer,
): Promise<ParkExit> => {
  const now = app.clock.now();
  const { passages } = await db
    .selectFrom('members')
    .select('passages')
    .where('uid', '=', member)
    .executeTakeFirstOrThrow();
  const passage = passageInfoOf(venue, passagesOf({ passages })[venue]);
  const isInside = isOnSite(passage, now.getTime());
  const leave = passage.leaveParkInfo;
  const hasLeft = !isInside && leave?.processYn === 'Y' && leave.processDate === kstDay(now);
  const tickets = await enteredToday(app, db, member, venue);
  const until = hasLeft ? enterUntil(app, venue, tickets) : '';
  const refs = isInside
    ? await refsOf(db, { holder: member, login, products: tickets.map(({ id }) => id), at: now })
    : new Map<string, string>();
  const { documents } = app.live.current.prepared;
  return {
    visit: {
      statusCd: isInside ? 'INSIDE' : hasLeft ? 'LEFT' : 'OUTSIDE',
      insideYn: ynOf(isInside),
      leftTm: hasLeft ? `${leave.processTime.slice(0, 2)}:${leave.processTime.slice(2, 4)}` : '',
      queueCnt: await countOf(
        db
          .selectFrom('queue_people')
          .innerJoin('queue_entries', 'queue_entries.id', 'queue_people.entry')
          .select((row) => row.fn.countAll<number | string>().as('count'))
          .where('queue_people.member', '=', member)
          .where('queue_people.live', '=', 1)
          .where('venue', '=', venue),
      ),
      loanCnt: await countOf(
        db
          .selectFrom('loans')
          .innerJoin('pocket_products', 'pocket_products.id', 'loans.product')
          .select((row) => row.fn.countAll<number | string>().as('count'))
          .where('loans.state', '=', 'LENT')
          .where('loans.day', '=', kstDay(now))
          .where('pocket_products.venue', '=', venue)
          .where((row) => row.or([row('loans.owner', '=', member), row('loans.holder', '=', member)])),
      ),
      useCnt: await countOf(
        db
          .selectFrom('facility_uses')
          .select((row) => row.fn.countAll<number | string>().as('count'))
          .where('member', '=', member)
          .where('venue', '=', venue)
          .where('state', 'in', ['OPEN', 'OVERDUE']),
      ),
      enterableYn: ynOf(until !== ''),
      enterUntilTm: until,
    },
    ticketList: tickets.flatMap((one) => {
      const codeRef = refs.get(one.id);
      const name = productDocument(documents, one)?.name;
      return codeRef === undefined
        ? []
        : [{ productId: one.id, productNm: localised(name, locale) || one.product, codeRef }];
    }),
  };
};
