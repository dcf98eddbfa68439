import { localised } from '#content/answers/texts';
import type { RewardView, rewardReasons } from '#schemas/calls/rewards/answers';
import type { RewardProgram } from '#schemas/documents/reward-program/schema';
import type { Locale } from '#schemas/parts';
import { ageOn } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { take, takenOf } from '../../core/records/count.ts';
import { InsufficientBalance } from '../../core/records/ledger.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { RewardPurchase } from '../../core/ports.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay, ynOf } from '../../core/wire-values.ts';
import { tryIssueCoupon } from '../gifts/index.ts';

const ofStock = (program: string) => ({ scope: 'reward-stock', key: program });
const ofMember = (program: string, member: string) => ({ scope: 'reward-member', key: `${program} ${member}` });

const compact = (day: string): string => day.replaceAll('-', '');

const isOpenOn = ({ from, until }: RewardProgram, today: string): boolean =>
  (from === undefined || compact(from) <= today) && (until === undefined || today <= compact(until));

const fitsAge = ({ ageMin = 0 }: RewardProgram, birthDate: string, today: string): boolean =>
  (ageOn(birthDate, today) ?? 0) >= ageMin;

interface Reader {
  readonly uid: string;
  readonly birth_date: string;
  readonly kind: string;
  readonly regular: number;
}

type Reason = (typeof rewardReasons)[number];

/** Lists the rewards of today in their order, with what keeps the member from each. */
export const readRewards = async (
  db: Db,
  { live, clock }: Pick<Context, 'live' | 'clock'>,
  { member, locale }: { readonly member: Reader; readonly locale: Locale },
): Promise<readonly RewardView[]> => {
  const today = kstDay(clock.now());
  const balance = await somBalanceOf(db, member.uid, today);
  const programs = [...live.current.prepared.documents['reward-program'].values()]
    .filter((program) => isOpenOn(program, today))
    .toSorted((one, other) => one.order - other.order);
  return Promise.all(
    programs.map(async (program): Promise<RewardView> => {
      const { id, som, stock = Infinity, perMember, ageMin = 0 } = program;
      const mineCnt = await takenOf(db, ofMember(id, member.uid));
      const reasons: readonly (readonly [boolean, Reason])[] = [
        [member.kind !== '2' || member.regular !== 1, 'FULL_ONLY'],
        [!fitsAge(program, member.birth_date, today), 'AGE'],
        [mineCnt >= perMember, 'LIMIT'],
        [(await takenOf(db, ofStock(id))) >= stock, 'SOLD_OUT'],
        [balance < som, 'SHORT'],
      ];
      const reasonCd = reasons.find(([holds]) => holds)?.[1] ?? '';
      return {
        itemId: id,
        itemNm: localised(program.name, locale),
        summary: localised(program.summary, locale),
        imageNm: program.art ?? '',
        somAmt: som,
        limitCnt: perMember,
        mineCnt,
        untilDt: compact(program.until ?? ''),
        ageMin,
        convertibleYn: ynOf(reasonCd === ''),
        reasonCd,
      };
    }),
  );
};

/** Spends the Som of a reward. Throws PNT_01. */
const spend = async (tx: Tx, context: Context, purchase: RewardPurchase, som: number, ref: string): Promise<string> => {
  const { member, at, park } = purchase;
  try {
    const posted = await postSom(tx, context, {
      member,
      amount: -som,
      kind: 'CONVERT',
      reason: 'REWARD',
      source: 'REWARD',
      ref,
      at,
      park,
    });
    return posted?.approvalNo ?? '';
  } catch (error) {
    throw error instanceof InsufficientBalance ? new HttpError('pointShort') : error;
  }
};

/**
 * Converts Som into pieces of a reward; it cannot be undone. Throws NOT_FOUND outside of its days, PNT_02 above the limit of a member, PNT_06 beyond the
 * stock, PNT_09 below the age, PNT_01 without enough Som, and what a coupon is refused with.
 */
export const buyReward = async (tx: Tx, context: Context, purchase: RewardPurchase): Promise<string> => {
  const { member, birthDate, itemId, pieces, at } = purchase;
  const program = context.live.current.prepared.documents['reward-program'].get(itemId);
  const today = kstDay(at);
  if (program === undefined || !isOpenOn(program, today)) throw new HttpError('notFound');
  if (!fitsAge(program, birthDate, today)) throw new HttpError('rewardAge');
  const counted = { amount: pieces, capacity: program.perMember };
  if (pieces < 1 || !(await take(tx, { ...ofMember(itemId, member), ...counted }))) throw new HttpError('pointLimit');
  if (program.stock !== undefined && !(await take(tx, { ...ofStock(itemId), amount: pieces, capacity: program.stock })))
    throw new HttpError('rewardGone');
  const id = orderedId();
  const som = program.som * pieces;
  const approvalNo = await spend(tx, context, purchase, som, id);
  for (let piece = 0; program.coupon !== undefined && piece < pieces; piece++) {
    const coupon = { kind: program.coupon, member, source: 'REWARD', ref: `${id} ${piece}` };
    const issued = await tryIssueCoupon(tx, context, coupon);
    if ('refusal' in issued) throw new HttpError(issued.refusal);
  }
  await tx
    .insertInto('reward_claims')
    .values({ id, member, program: itemId, amount: pieces, som, approval_no: approvalNo, at: at.toISOString() })
    .execute();
  return approvalNo;
};
