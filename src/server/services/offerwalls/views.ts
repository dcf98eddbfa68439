import type { OfferwallKey, OfferwallRewards, Offerwalls } from '#schemas/calls/offerwalls/answers';
import type { Offerwall } from '#schemas/documents/offerwall/schema';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { readPage, type Page } from '../../core/records/page-of.ts';
import { somPolicyOf } from '../../core/records/som/policy.ts';
import type { Db, MemberRow } from '../../core/storage/tables.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { isOldEnough, keyFor } from './keys.ts';
import { earnedToday } from './limits.ts';
import { textOf, wallName, wallsOf } from './walls.ts';

const USUAL_VIEW = 'bar';

type Reader = Pick<MemberRow, 'uid' | 'birth_date' | 'gender' | 'kind' | 'regular'>;

/** Fills the address of an offerwall with what it gets to know. */
const addressFor = ({ url, view = USUAL_VIEW }: Offerwall, key: OfferwallKey): string =>
  url.replaceAll(/\{(usrKey|birtyYear|gender|type)\}/g, (_, name: keyof OfferwallKey | 'type') =>
    encodeURIComponent(name === 'type' ? view : key[name]),
  );

/** Lists the offerwalls for a member, with the limits. Members who cannot earn there see none. */
export const readOfferwalls = async (
  db: Db,
  context: Pick<Context, 'live' | 'readSecret' | 'clock'>,
  { member, locale }: { readonly member: Reader; readonly locale: Locale },
): Promise<Offerwalls> => {
  const now = context.clock.now();
  const { perReward, perDay } = somPolicyOf(context).offerwall;
  const stageCd =
    member.kind !== '2' || member.regular !== 1
      ? ('FULL_ONLY' as const)
      : isOldEnough(context, member.birth_date, now)
        ? ('READY' as const)
        : ('YOUNG' as const);
  const limits = { rewardLimitAmt: perReward, dayLimitAmt: perDay };
  if (stageCd !== 'READY') return { stageCd, ...limits, dayLeftAmt: 0, wallList: [] };
  const wallList: Offerwalls['wallList'] = [];
  for (const wall of wallsOf(context)) {
    const key = await keyFor(db, context, wall, member);
    const isAgreed = key.usrKey !== '';
    wallList.push({
      wallId: wall.id,
      wallNm: textOf(context, wall.title, locale),
      text: textOf(context, wall.text, locale),
      imageNm: wall.art ?? '',
      consentYn: ynOf(isAgreed),
      launcherNo: wall.launcher === undefined ? '' : wall.launcher === 1 ? '1' : '2',
      typeCd: wall.view ?? USUAL_VIEW,
      openUrl: isAgreed ? addressFor(wall, key) : '',
      ...key,
    });
  }
  const dayLeftAmt = Math.max(0, perDay - (await earnedToday(db, member.uid, now)));
  return { stageCd, ...limits, dayLeftAmt, wallList };
};

interface RewardsRequest {
  readonly member: string;
  readonly locale: Locale;
  readonly statusCd: 'HELD' | 'DONE' | undefined;
  readonly page: Page;
}

/** Lists the rewards of a member, the newest first. */
export const readRewards = async (
  db: Db,
  context: Pick<Context, 'live'>,
  { member, locale, statusCd, page }: RewardsRequest,
): Promise<OfferwallRewards> => {
  let query = db.selectFrom('offerwall_rewards').where('member', '=', member);
  if (statusCd !== undefined) query = query.where('state', statusCd === 'HELD' ? '=' : '<>', 'HELD');
  const { sum } = await query
    .select((row) => row.fn.sum<number | string | null>('amount').as('sum'))
    .executeTakeFirstOrThrow();
  const { rows, totalCnt } = await readPage(
    query
      .select(['id', 'wall', 'amount', 'state', 'reason', 'at', 'held_until'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc'),
    page,
  );
  const rewardList = rows.map((row) => ({
    rewardId: row.id,
    wallNm: wallName(context, row.wall, locale),
    pointAmt: Number(row.amount),
    statusCd: row.state,
    reasonCd: row.reason,
    tranDtm: momentOf(row.at),
    untilDtm: row.state === 'HELD' ? momentOf(row.held_until) : '',
  }));
  return { rewardList, totalCnt, sumAmt: Number(sum ?? 0) };
};
