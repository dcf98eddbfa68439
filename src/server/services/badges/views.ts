import { localised } from '#content/answers/texts';
import type { Selectable } from 'kysely';
import type { BadgeView, HistoryView, MissionView } from '#schemas/calls/badges/answers';
import type { Badge } from '#schemas/documents/badge/schema';
import type { Mission } from '#schemas/documents/mission/schema';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { type Page, type Paged, readPage, slicePage } from '../../core/records/page-of.ts';
import type { Db, Tables } from '../../core/storage/tables.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import { countFacts } from './count-facts.ts';
import { conditionsOf, goalProgress, periodOf, type GoalProgress } from './goal.ts';
import { isOpenOn } from './judge.ts';

interface Asked {
  readonly member: string;
  readonly locale: Locale;
  readonly page: Page;
}
type Reader = Pick<Context, 'live' | 'clock'>;
type MissionRow = Selectable<Tables['missions']>;

const byOrder = (one: { readonly order: number }, other: { readonly order: number }): number => one.order - other.order;

/** Progress of a goal that was reached: complete, also if facts have been undone since. */
const finished = ({ goalCnt, parts }: GoalProgress) => ({
  doneCnt: goalCnt,
  goalCnt,
  leftCnt: 0,
  parts: parts.map((part) => ({ ...part, doneCnt: part.goalCnt, leftCnt: 0 })),
});

/** Lists all badges with the own progress, in their order: first those that the member has. */
export const readBadges = async (
  db: Db,
  { live, clock }: Reader,
  { member, locale, page }: Asked,
): Promise<Paged<BadgeView> & { readonly earnedCnt: number }> => {
  const now = clock.now();
  const badges = [...live.current.prepared.documents.badge.values()].toSorted(byOrder);
  const rows = await db
    .selectFrom('badges')
    .select(['badge', 'period', 'at'])
    .where('member', '=', member)
    .orderBy('at')
    .execute();
  const own = Map.groupBy(rows, ({ badge }) => badge);
  const countOf = await countFacts(
    db,
    member,
    badges.flatMap(({ goal }) => conditionsOf(goal)),
    now,
  );
  const viewOf = (badge: Badge): BadgeView => {
    const earned = own.get(badge.id) ?? [];
    const last = earned.at(-1);
    const isDone = earned.some(({ period }) => period === periodOf(badge.each, now));
    const progress = goalProgress(badge.goal, countOf);
    const { doneCnt, goalCnt, leftCnt } = isDone ? finished(progress) : progress;
    return {
      badgeId: badge.id,
      badgeNm: localised(badge.name, locale),
      summary: localised(badge.summary, locale),
      imageNm: badge.art ?? '',
      statusCd: last === undefined ? 'OPEN' : 'EARNED',
      earnedDt: last === undefined ? '' : kstDay(new Date(last.at)),
      earnedCnt: earned.length,
      doneCnt,
      goalCnt,
      leftCnt,
    };
  };
  const views = badges
    .map(viewOf)
    .toSorted((one, other) => Number(other.statusCd === 'EARNED') - Number(one.statusCd === 'EARNED'));
  return {
    ...slicePage(views, page),
    earnedCnt: views.filter(({ statusCd }) => statusCd === 'EARNED').length,
  };
};

/** Rank of a mission in the list: rewards to collect, missions to complete, then the past. */
const ranks = { DONE: 0, OPEN: 1, CLAIMED: 2, LAPSED: 3 } as const;

/** State of a mission now; the job that ends rewards may be late. */
const stateOf = (row: MissionRow | undefined, now: Date): MissionView['statusCd'] =>
  row === undefined ? 'OPEN' : row.state === 'DONE' && row.claim_until <= now.toISOString() ? 'LAPSED' : row.state;

/** Row that a mission shows: a reward to collect, else the present period, else, after the last day, the latest. */
const shownRow = (rows: readonly MissionRow[], period: string, isOpen: boolean, now: Date): MissionRow | undefined =>
  rows.find((row) => stateOf(row, now) === 'DONE') ??
  rows.find((row) => row.period === period) ??
  (isOpen ? undefined : rows.at(-1));

/** Lists missions that are open or that the member has completed. */
export const readMissions = async (
  db: Db,
  { live, clock }: Reader,
  { member, locale, page }: Asked,
): Promise<Paged<MissionView> & { readonly claimableCnt: number }> => {
  const now = clock.now();
  const { documents } = live.current.prepared;
  const missions = [...documents.mission.values()].toSorted(byOrder);
  const rows = await db
    .selectFrom('missions')
    .select(['id', 'member', 'mission', 'period', 'state', 'done_at', 'claim_until', 'claimed_at', 'approval_no'])
    .where('member', '=', member)
    .orderBy('done_at')
    .execute();
  const own = Map.groupBy(rows, ({ mission }) => mission);
  const countOf = await countFacts(
    db,
    member,
    missions.flatMap(({ goal }) => conditionsOf(goal)),
    now,
  );
  const viewOf = (mission: Mission): readonly MissionView[] => {
    const isOpen = isOpenOn(mission, kstDay(now));
    const row = shownRow(own.get(mission.id) ?? [], periodOf(mission.each, now), isOpen, now);
    if (row === undefined && !isOpen) return [];
    const statusCd = stateOf(row, now);
    const progress = goalProgress(mission.goal, countOf);
    const { doneCnt, goalCnt, leftCnt, parts } = statusCd === 'OPEN' ? progress : finished(progress);
    const goalList = parts.map((part) => ({
      label: localised(part.condition.label, locale),
      doneCnt: part.doneCnt,
      goalCnt: part.goalCnt,
      leftCnt: part.leftCnt,
    }));
    return [
      {
        missionId: mission.id,
        missionNm: localised(mission.name, locale),
        summary: localised(mission.summary, locale),
        imageNm: mission.art ?? '',
        statusCd,
        nextNm: goalList.find((part) => part.leftCnt > 0)?.label ?? '',
        goalList,
        doneCnt,
        goalCnt,
        leftCnt,
        somAmt: mission.reward.som ?? 0,
        couponNm: localised(documents['coupon-kind'].get(mission.reward.coupon ?? '')?.name, locale),
        untilDt: statusCd === 'OPEN' ? (mission.until ?? '').replaceAll('-', '') : '',
        claimUntilDt: statusCd === 'DONE' && row !== undefined ? kstDay(new Date(row.claim_until)) : '',
        claimedDt: row?.claimed_at === undefined || row.claimed_at === null ? '' : kstDay(new Date(row.claimed_at)),
        claimableYn: ynOf(statusCd === 'DONE'),
      },
    ];
  };
  const views = missions.flatMap(viewOf).toSorted((one, other) => ranks[one.statusCd] - ranks[other.statusCd]);
  return { ...slicePage(views, page), claimableCnt: views.filter(({ claimableYn }) => claimableYn === 'Y').length };
};

/** Lists the own badges and completed missions, the latest first. */
export const readHistory = async (
  db: Db,
  { live, clock }: Reader,
  { member, locale, page }: Asked,
): Promise<Paged<HistoryView>> => {
  const { documents } = live.current.prepared;
  const now = clock.now();
  const both = db.selectFrom((inner) =>
    inner
      .selectFrom('badges')
      .select((row) => [
        'id',
        row.val('BADGE').as('kind'),
        'badge as document',
        row.val('EARNED').as('state'),
        row.val('').as('until'),
        row.val('').as('approval'),
        'at',
      ])
      .where('member', '=', member)
      .unionAll(
        inner
          .selectFrom('missions')
          .select((row) => [
            'id',
            row.val('MISSION').as('kind'),
            'mission as document',
            row.ref('state').$castTo<string>().as('state'),
            'claim_until as until',
            'approval_no as approval',
            row.fn.coalesce('claimed_at', 'done_at').as('at'),
          ])
          .where('member', '=', member),
      )
      .as('both'),
  );
  const { rows, totalCnt } = await readPage(
    both
      .select(['id', 'kind', 'document', 'state', 'until', 'approval', 'at'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc'),
    page,
  );
  return {
    totalCnt,
    rows: rows.map(({ id, kind, document, state, until, approval, at }) => {
      const shown = kind === 'BADGE' ? documents.badge.get(document) : documents.mission.get(document);
      const isPast = state === 'DONE' && until <= now.toISOString();
      return {
        historyId: id,
        kindCd: kind === 'BADGE' ? 'BADGE' : 'MISSION',
        historyNm: localised(shown?.name, locale),
        imageNm: shown?.art ?? '',
        statusCd: isPast ? 'LAPSED' : state === 'EARNED' || state === 'DONE' || state === 'CLAIMED' ? state : 'LAPSED',
        historyDtm: momentOf(at),
        approvalNo: approval,
      };
    }),
  };
};
