import type { WithLending } from './with-lending.ts';
import { sql } from 'kysely';
import { isOnSite } from '../../../engine/index.ts';
import type { Companions, Friends, Loans, Requests } from '#schemas/calls/companions/answers';
import type { Locale } from '#schemas/parts';
import { listOf, type Related } from '../../core/records/friends.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import { readPage, slicePage, type Page } from '../../core/records/page-of.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { productsOf } from './accept.ts';
import { personColumns, personOf } from './people.ts';
import { daysAgo, limits } from './limits.ts';

const friendOf = (person: Related, park: string, now: Date) => ({
  friendUid: person.uid,
  ...personOf(person),
  alias: person.alias,
  showNm: person.alias || person.nickname,
  grdCd: person.grade,
  onsiteYn: ynOf(isOnSite(passageInfoOf(park, passagesOf(person)[park]), now.getTime())),
});

export const readFriends = async (
  { store, clock }: WithLending,
  member: string,
  { park, page }: { readonly park: string; readonly page: Page },
): Promise<Friends> => {
  const { rows, totalCnt } = slicePage(await listOf(store.db, member), page);
  return { friendList: rows.map((person) => friendOf(person, park, clock.now())), totalCnt };
};

interface RequestsAsked {
  readonly type?: 'FRIEND' | 'COMPANION' | undefined;
  readonly park?: string | undefined;
  readonly direction?: 'IN' | 'OUT' | undefined;
  readonly page: Page;
}

/** Lists a page of the open requests, the newest first; requests expire after 30 days. */
export const readRequests = async (
  context: WithLending,
  member: string,
  { type, park, direction, page }: RequestsAsked,
): Promise<Requests> => {
  const { store } = context;
  let query = store.db
    .selectFrom('relations')
    .innerJoin('members', (join) =>
      join.on((on) =>
        on(
          'members.uid',
          '=',
          sql<string>`case when relations.asker = ${member} then relations.receiver else relations.asker end`,
        ),
      ),
    )
    .where('relations.state', '=', 'REQUESTING')
    .where('at', '>', daysAgo(context, limits.requestDays))
    .where('members.state', '=', 'active')
    .where((row) =>
      row.or([
        ...(direction === 'IN' ? [] : [row('asker', '=', member)]),
        ...(direction === 'OUT' ? [] : [row('receiver', '=', member)]),
      ]),
    );
  if (type !== undefined) query = query.where('type', '=', type);
  if (park !== undefined) query = query.where('park', 'in', [park, '']);
  const { rows, totalCnt } = await readPage(
    query
      .select([...personColumns, 'relations.id', 'asker', 'type', 'park', 'products', 'at', 'relations.state'])
      .orderBy('at', 'desc')
      .orderBy('relations.id'),
    page,
  );
  const requestList = rows.map((row) => ({
    requestId: row.id,
    processStatus: row.state,
    requstDtm: momentOf(row.at),
    companionFriendType: row.type,
    parkType: row.park,
    directionCd: row.asker === member ? ('OUT' as const) : ('IN' as const),
    lendCnt: productsOf(row).length,
    ...personOf(row),
  }));
  return { requestList, totalCnt };
};

interface CompanionsAsked {
  readonly type: 'FRIEND' | 'COMPANION';
  readonly park: string;
  /** Only companions, or only requests. */
  readonly status?: 'ACCEPTED' | 'REQUESTING' | undefined;
  readonly page: Page;
}

/** Lists a page of the companions in a park after the open requests to the member. */
export const readCompanions = async (
  context: WithLending,
  member: string,
  { type, park, status, page }: CompanionsAsked,
): Promise<Companions> => {
  const where = type === 'FRIEND' ? { type } : { type, park };
  const { requestList, totalCnt: requestCnt } =
    status === 'ACCEPTED'
      ? { requestList: [], totalCnt: 0 }
      : await readRequests(context, member, { ...where, direction: 'IN', page });
  const people = status === 'REQUESTING' ? [] : await listOf(context.store.db, member, where);
  const requests = requestList.map((request) => ({ ...request, alias: '', showNm: request.nickName }));
  const { rows, totalCnt } = slicePage(people, {
    offset: Math.max(0, page.offset - requestCnt),
    limit: page.limit - requests.length,
  });
  const companions = rows.map((person) => ({
    ...friendOf(person, park, context.clock.now()),
    requestId: person.id,
    processStatus: 'ACCEPTED',
    requstDtm: momentOf(person.since),
    companionFriendType: type,
    parkType: person.park,
  }));
  return { companionList: [...requests, ...companions], totalCnt: requestCnt + totalCnt };
};

export const readBlocks = async ({ store: { db } }: WithLending, member: string, page: Page) => {
  const blocked = db
    .selectFrom('blocks')
    .innerJoin('members', 'members.uid', 'blocks.blocked')
    .where('blocker', '=', member)
    .where('members.state', '=', 'active')
    .select(personColumns)
    .orderBy('nickname')
    .orderBy('members.uid');
  const { rows, totalCnt } = await readPage(blocked, page);
  return { friendList: rows.map((row) => ({ friendUid: row.uid, ...personOf(row) })), totalCnt };
};

/** Lists a page of the tickets lent to and by a member in a park. */
export const readLoans = async (
  { store: { db }, lending, clock }: WithLending,
  member: string,
  {
    park,
    direction,
    page,
  }: { readonly park: string; readonly direction?: 'IN' | 'OUT' | undefined; readonly page: Page },
  locale: Locale,
): Promise<Loans> => {
  const all = (await lending.loansOf(db, member, clock.now())).filter(
    (loan) => loan.park === park && (direction === undefined || (direction === 'OUT') === (loan.owner === member)),
  );
  const { rows: loans, totalCnt } = slicePage(all, page);
  const names = await nicknamesOf(
    db,
    loans.map(({ owner, holder }) => (owner === member ? holder : owner)),
  );
  const loanList = loans.map(({ productId, productName, owner, holder, day, unused }) => ({
    productId,
    productNm: productName[locale],
    directionCd: owner === member ? ('OUT' as const) : ('IN' as const),
    nickName: names.get(owner === member ? holder : owner) ?? '',
    useDt: day,
    statusCd: unused ? ('UNUSED' as const) : ('USED' as const),
  }));
  return { loanList, totalCnt };
};

const nicknamesOf = async (db: Db, uids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  uids.length === 0
    ? new Map()
    : new Map(
        (
          await db
            .selectFrom('members')
            .select(['uid', 'nickname'])
            .where('uid', 'in', [...uids])
            .execute()
        ).map(({ uid, nickname }) => [uid, nickname]),
      );
