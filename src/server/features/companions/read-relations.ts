import { sql, type Kysely } from 'kysely';
import { isOnSite } from '#engine';
import type { Companions, Friends, Loans, Requests } from '#schemas/relations.schema';
import type { Locale } from '#schemas/parts';
import { listOf, type Related } from '../../records/friends.ts';
import { passageInfoOf, passagesOf } from '../../session/park-visits.ts';
import type { Tables } from '../../storage/tables.ts';
import { momentOf, ynOf } from '../../wire-values.ts';
import { productsOf } from './accept.ts';
import { personColumns, personOf } from './people.ts';
import { daysAgo, limits, type RelationContext } from './relation-context.ts';

const friendOf = (person: Related, park: string, now: Date) =>
  ({ friendUid: person.uid, ...personOf(person), alias: person.alias, showNm: person.alias || person.nickname, grdCd: person.grade, onsiteYn: ynOf(isOnSite(passageInfoOf(park, passagesOf(person)[park]), now.getTime())) });

export const readFriends = async ({ store, now }: RelationContext, member: string, park: string): Promise<Friends> => {
  const friendList = (await listOf(store.db, member)).map((person) => friendOf(person, park, now()));
  return { friendList, totalCnt: friendList.length };
};

/** Lists open requests, the newest first; requests expire after 30 days. */
export const readRequests = async (context: RelationContext, member: string, { type, park, direction }: { readonly type?: 'FRIEND' | 'COMPANION' | undefined; readonly park?: string | undefined; readonly direction?: 'IN' | 'OUT' | undefined }): Promise<Requests> => {
  const { store } = context;
  let query = store.db
    .selectFrom('relations')
    .innerJoin('members', (join) => join.on((on) => on('members.uid', '=', sql<string>`case when relations.asker = ${member} then relations.receiver else relations.asker end`)))
    .where('relations.state', '=', 'REQUESTING')
    .where('at', '>', daysAgo(context, limits.requestDays))
    .where('members.state', '=', 'active')
    .where((row) => row.or([...(direction === 'IN' ? [] : [row('asker', '=', member)]), ...(direction === 'OUT' ? [] : [row('receiver', '=', member)])]));
  if (type !== undefined) query = query.where('type', '=', type);
  if (park !== undefined) query = query.where('park', 'in', [park, '']);
  const rows = await query.select([...personColumns, 'relations.id', 'asker', 'type', 'park', 'products', 'at', 'relations.state']).orderBy('at', 'desc').orderBy('relations.id').limit(400).execute();
  const requestList = rows.map((row) => ({
    requestId: row.id, processStatus: row.state, requstDtm: momentOf(row.at), companionFriendType: row.type, parkType: row.park, directionCd: row.asker === member ? ('OUT' as const) : ('IN' as const),
    lendCnt: productsOf(row).length, ...personOf(row),
  }));
  return { requestList, totalCnt: requestList.length };
};

/** Lists the companions in a park after the open requests to the member. */
export const readCompanions = async (context: RelationContext, member: string, { type, park }: { readonly type: 'FRIEND' | 'COMPANION'; readonly park: string }): Promise<Companions> => {
  const where = type === 'FRIEND' ? { type } : { type, park };
  const people = (await listOf(context.store.db, member, where)).map((person) => ({
    ...friendOf(person, park, context.now()), requestId: person.id, processStatus: 'ACCEPTED', requstDtm: momentOf(person.since), companionFriendType: type, parkType: person.park,
  }));
  const { requestList } = await readRequests(context, member, { ...where, direction: 'IN' });
  const requests = requestList.map((request) => ({ ...request, alias: '', showNm: request.nickName }));
  return { companionList: [...requests, ...people], totalCnt: requests.length + people.length };
};

export const readBlocks = async ({ store: { db } }: RelationContext, member: string) => {
  const rows = await db.selectFrom('blocks').innerJoin('members', 'members.uid', 'blocks.blocked').where('blocker', '=', member).where('members.state', '=', 'active').select(personColumns).orderBy('nickname').execute();
  return { friendList: rows.map((row) => ({ friendUid: row.uid, ...personOf(row) })), totalCnt: rows.length };
};

/** Lists the tickets lent to and by a member in a park. */
export const readLoans = async ({ store: { db }, lending, now }: RelationContext, member: string, { park, direction }: { readonly park: string; readonly direction?: 'IN' | 'OUT' | undefined }, locale: Locale): Promise<Loans> => {
  const loans = (await lending.loansOf(db, member, now())).filter((loan) => loan.park === park && (direction === undefined || (direction === 'OUT') === (loan.owner === member)));
  const names = await nicknamesOf(db, loans.map(({ owner, holder }) => (owner === member ? holder : owner)));
  const loanList = loans.map(({ productId, productName, owner, holder, day, unused }) => ({
    productId, productNm: productName[locale], directionCd: owner === member ? ('OUT' as const) : ('IN' as const), nickName: names.get(owner === member ? holder : owner) ?? '', useDt: day,
    statusCd: unused ? ('UNUSED' as const) : ('USED' as const),
  }));
  return { loanList, totalCnt: loanList.length };
};

const nicknamesOf = async (db: Kysely<Tables>, uids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  uids.length === 0 ? new Map() : new Map((await db.selectFrom('members').select(['uid', 'nickname']).where('uid', 'in', [...uids]).execute()).map(({ uid, nickname }) => [uid, nickname]));
