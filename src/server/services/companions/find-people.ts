import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { normaliseTyped } from '../../../engine/index.ts';
import * as calls from '#schemas/calls/companions/calls';
import type { FindPeopleBody, FoundPeople } from '#schemas/calls/companions/answers';
import { HttpError } from '../../core/errors.ts';
import { take } from '../../core/records/count.ts';
import { pairOf, type RelationType } from '../../core/records/friends.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { readMembershipCode } from './membership-code.ts';
import { isFindable, personColumns, personOf, type Findable } from './people.ts';
import { limits } from './limits.ts';

interface Search extends FindPeopleBody {
  readonly asker: string;
  readonly park: string;
}

type Found = FoundPeople['list'][number];

/** Counts the search; contacts count one by one, because a list of them could enumerate numbers. */
const countSearch = async (
  tx: Tx,
  { clock }: Context,
  { asker, searchType, searchValueList }: Search,
): Promise<void> => {
  const key = `${asker} ${kstDay(clock.now())}`;
  const isCounted =
    searchType === 'CONTACTS'
      ? await take(tx, { scope: 'contact-search', key, amount: searchValueList.length, capacity: limits.contactsADay })
      : await take(tx, { scope: calls.findPeople.limit.name, key, capacity: limits.searchesADay });
  if (!isCounted) throw new HttpError('friendLimit');
};

/** Finds the members of the values. A membership barcode is shown in person, so it finds members who are closed to searches too. */
const candidates = async (tx: Tx, { keys, clock }: Context, { asker, searchType, searchValueList }: Search) => {
  const [value = ''] = searchValueList;
  const base = tx
    .selectFrom('members')
    .select([...personColumns, 'birth_date', 'consents'])
    .where('state', '=', 'active')
    .where('uid', '<>', asker)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('at')
            .where((row) =>
              row.or([
                row.and([row('blocker', '=', asker), row('blocked', '=', row.ref('members.uid'))]),
                row.and([row('blocker', '=', row.ref('members.uid')), row('blocked', '=', asker)]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('nickname')
    .orderBy('uid');
  const onlyFindable = <Row extends Findable>(rows: readonly Row[]): readonly Row[] =>
    rows.filter((row) => isFindable(row, clock.now()));
  switch (searchType) {
    case 'BARCODE':
      return base.where('uid', '=', readMembershipCode(keys, value, clock.now()) ?? '').execute();
    case 'ID':
      return onlyFindable(await base.where('login_id', '=', normaliseTyped('identifier', value)).execute());
    case 'MOBILE':
      return onlyFindable(await base.where('mobile', '=', normaliseTyped('phone', value)).execute());
    case 'CONTACTS':
      return onlyFindable(
        await base
          .where(
            'mobile',
            'in',
            searchValueList.map((one) => normaliseTyped('phone', one)),
          )
          .limit(limits.contactsADay)
          .execute(),
      );
  }
};

/** Names the relation of a pair in the park; the closest one if there are several. */
const relationCode = async (tx: Tx, { asker, park }: Search, other: string): Promise<Found['relationCd']> => {
  const rows = await tx
    .selectFrom('relations')
    .select(['type', 'state'])
    .where('pair', '=', pairOf(asker, other))
    .where('state', 'in', ['REQUESTING', 'ACCEPTED'])
    .where('park', 'in', [park, ''])
    .execute();
  const has = (type: RelationType, state: string): boolean =>
    rows.some((row) => row.type === type && row.state === state);
  if (has('COMPANION', 'ACCEPTED')) return 'COMPANION';
  if (has('COMPANION', 'REQUESTING')) return 'REQUESTING';
  return has('FRIEND', 'ACCEPTED') ? 'FRIEND' : 'NONE';
};

/**
 * Finds people whom the caller can ask. Unknown, closed, blocked and under-age members are missing alike. Each result has a token that only the
 * caller can use. Numbers of contacts are compared here and stored nowhere.
 */
export const findPeople = (context: Context, search: Search): Promise<FoundPeople> =>
  inTransaction(context.store, async (tx) => {
    await countSearch(tx, context, search);
    const now = context.clock.now();
    const until = new Date(now.getTime() + limits.tokenMinutes * 60_000).toISOString();
    await tx.deleteFrom('friend_tokens').where('until', '<', now.toISOString()).execute();
    const list: Found[] = [];
    for (const member of await candidates(tx, context, search)) {
      const friendToken = randomToken();
      await tx
        .insertInto('friend_tokens')
        .values({ hash: hashToken(friendToken), asker: search.asker, member: member.uid, until })
        .execute();
      list.push({ friendToken, ...personOf(member), relationCd: await relationCode(tx, search, member.uid) });
    }
    return { list, totalCnt: list.length };
  });
