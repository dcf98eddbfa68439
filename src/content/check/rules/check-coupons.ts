import type { CouponKind } from '#schemas/documents/coupon-kind/schema';
import type { CheckContext, Finding } from '../check-context.ts';

/** Members type the code: a shorter one is found by trying. */
const SHORTEST_CODE = 8;

/** Checks that the discount and dates of coupons make sense. */
export function checkCoupons(context: CheckContext): void {
  for (const kind of context.documents['coupon-kind'].values()) {
    const { value, from, until } = kind;
    if (value.kind !== 'ITEM' && value.amount === undefined) context.report(kind, ['value'], noAmount);
    if (value.kind === 'PERCENT' && (value.amount ?? 0) > 100)
      context.report(kind, ['value', 'amount'], overWhole(value.amount ?? 0));
    if (kind.code !== undefined && kind.code.length < SHORTEST_CODE)
      context.report(kind, ['code'], short(kind.code.length));
    if (from !== undefined && until !== undefined && from > until) context.report(kind, ['until'], reversed(kind));
  }
}

const noAmount: Finding = {
  code: 'settings-clash',
  text: { ko: '얼마를 깎아 주는지 정하지 않았어요.', en: 'The discount has no amount.' },
  hint: { ko: '원이나 퍼센트로 amount를 적으세요.', en: 'Give the amount in won or percent.' },
};

const short = (letters: number): Finding => ({
  code: 'settings-clash',
  severity: 'warning',
  text: {
    ko: `쿠폰 코드가 ${letters}자뿐이라 알아맞힐 수 있어요.`,
    en: `The code has only ${letters} characters, so it can be guessed.`,
  },
  hint: { ko: `${SHORTEST_CODE}자 이상으로 정하세요.`, en: `Give it at least ${SHORTEST_CODE} characters.` },
});

const overWhole = (amount: number): Finding => ({
  code: 'settings-clash',
  text: { ko: `${amount}%는 100%보다 커요.`, en: `A discount of ${amount}% exceeds 100%.` },
  hint: { ko: '100 이하로 적거나 금액 할인으로 바꾸세요.', en: 'Give at most 100, or make it a discount in won.' },
});

const reversed = ({ from = '', until = '' }: CouponKind): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `마지막 날(${until})이 첫날(${from})보다 빨라서 아무도 쓸 수 없어요.`,
    en: `The last day (${until}) is before the first (${from}), so nobody can use it.`,
  },
  hint: { ko: '두 날짜가 바뀌었는지 확인하세요.', en: 'Check whether the two were swapped.' },
});
