import { chancesOf } from '#engine';
import type { Discount } from '#schemas/documents/discount/schema';
import type { CouponKind } from '#schemas/documents/coupon-kind/schema';
import type { Course } from '#schemas/documents/course/schema';
import type { Event } from '#schemas/documents/event/schema';
import type { Facility } from '#schemas/documents/facility/schema';
import type { LocalText } from '#schemas/parts';
import type { Show } from '#schemas/documents/show/schema';
import { courseMeasures, type CourseMeasure } from '../../measure-course.ts';
import { CheckContext, type Finding, type Owner } from '../check-context.ts';
import { pointerOf, quote, type Path } from '../problem.ts';
import { quantitiesIn, type Unit } from '../quantities.ts';

/** Walking and distances of texts may be rounded. */
const ROUNDED = 0.1;

/**
 * Compares fields that state the same fact: prizes with coupon kinds and weights, courses with their route and rides, shows, facilities,
 * coupons and discounts with their labels. Bodies are not read.
 */
export function checkFacts(context: CheckContext): void {
  const { documents } = context;
  for (const event of documents.event.values()) checkEvent(context, event);
  for (const kind of documents['coupon-kind'].values()) checkCoupon(context, kind);
  for (const discount of documents.discount.values()) checkDiscount(context, discount);
  const facilities = new Map(
    [...documents.facility.values()].map((one) => [`${one.parkKindCd} ${one.facilityId}`, one]),
  );
  for (const facility of facilities.values()) checkFacility(context, facility);
  for (const show of documents.show.values())
    checkShow(context, show, facilities.get(`${show.parkKindCd} ${show.facilityId}`));
  const measureOf = courseMeasures(documents);
  for (const course of documents.course.values()) {
    const stops = course.stops.map(({ facilityId }) => facilities.get(`${course.parkKindCd} ${facilityId}`));
    checkCourse(context, course, measureOf(course), stops);
  }
}

interface Labelled extends Owner {
  readonly title?: LocalText;
  readonly name?: LocalText;
  readonly tag?: LocalText;
  readonly summary?: LocalText;
  readonly facts?: readonly { readonly value: LocalText }[];
}

type Label = readonly [path: Path, text: LocalText];

/** Short texts of a document that show facts. */
const labelsOf = (
  { title, name, tag, summary, facts = [] }: Labelled,
  without: readonly string[] = [],
): readonly Label[] => [
  ...Object.entries({ title, name, tag, summary }).flatMap(([field, text]): readonly Label[] =>
    text === undefined || without.includes(field) ? [] : [[[field], text]],
  ),
  ...facts.map(({ value }, index): Label => [['facts', index, 'value'], value]),
];

interface Owned {
  readonly unit: Unit;
  /** True values; none: nothing is compared. */
  readonly values: readonly number[];
  readonly field: string;
  readonly tolerance?: number;
}

/** Reports numbers of a unit in labels that are none of the true ones. */
function compareLabels(
  context: CheckContext,
  owner: Owner,
  labels: readonly Label[],
  { unit, values, field, tolerance = 0 }: Owned,
): void {
  if (values.length === 0) return;
  for (const [path, text] of labels) {
    for (const locale of ['ko', 'en'] as const) {
      const wrong = quantitiesIn(text[locale] ?? '', unit).find(
        (shown) => !values.some((value) => Math.abs(value - shown) <= value * tolerance + 1e-9),
      );
      if (wrong !== undefined) context.report(owner, [...path, locale], differs(text[locale] ?? '', field, values));
    }
  }
}

function checkEvent(context: CheckContext, event: Event): void {
  const { prizes = [], kind } = event;
  prizes.forEach((prize, index) => {
    const path = ['prizes', index];
    const coupon = prize.coupon === undefined ? undefined : context.documents['coupon-kind'].get(prize.coupon);
    if (prize.kind !== 'COUPON' && prize.coupon !== undefined)
      context.report(event, [...path, 'coupon'], surplus('coupon', prize.kind));
    if (prize.kind !== 'SOM' && prize.amount !== undefined)
      context.report(event, [...path, 'amount'], surplus('amount', prize.kind));
    if (prize.kind === 'COUPON' && coupon !== undefined) {
      // Conditions may stand around it, such as the days that it takes.
      for (const locale of ['ko', 'en'] as const) {
        const [own, real] = [prize.name[locale], coupon.name[locale]];
        if (own !== undefined && real !== undefined && !own.toLowerCase().includes(real.toLowerCase()))
          context.report(event, [...path, 'name', locale], otherName(own, real, pointerOf([...path, 'name', locale])));
      }
    }
    if (prize.kind === 'SOM' && prize.amount !== undefined)
      compareLabels(context, event, [[[...path, 'name'], prize.name]], {
        unit: 'som',
        values: [prize.amount],
        field: 'amount',
      });
  });
  const labels = labelsOf(event, ['name']);
  compareLabels(context, event, labels, {
    unit: 'som',
    values: prizes.flatMap((prize) => (prize.kind === 'SOM' ? (prize.amount ?? []) : [])),
    field: 'prizes',
  });
  if (kind === 'ROULETTE')
    compareLabels(context, event, labels, {
      unit: 'chance',
      values: [...chancesOf(prizes).values()].map(({ turns, of }) => turns / of),
      field: 'prizes',
    });
}

function checkCoupon(context: CheckContext, kind: CouponKind): void {
  const { amount, max, minSpend } = kind.value;
  const own = (...values: readonly (number | undefined)[]): readonly number[] => values.flatMap((value) => value ?? []);
  const labels = labelsOf(kind);
  // An amount above 100 % is reported at the amount, not again at each text.
  compareLabels(context, kind, labels, {
    unit: 'percent',
    values: kind.value.kind === 'PERCENT' ? own(amount).filter((value) => value <= 100) : [],
    field: 'value',
  });
  compareLabels(context, kind, labels, {
    unit: 'won',
    values: kind.value.kind === 'WON' ? own(amount, max, minSpend) : own(max, minSpend),
    field: 'value',
  });
}

function checkDiscount(context: CheckContext, discount: Discount): void {
  const { price } = discount;
  if (price === undefined) return;
  if (price.percent === undefined && price.won === undefined) context.report(discount, ['price'], noEffect);
  // Conditions, such as a bill of the month before, stand in the summary.
  const labels = labelsOf(discount, ['name', 'summary']);
  compareLabels(context, discount, labels, {
    unit: 'percent',
    values: price.percent === undefined ? [] : [price.percent],
    field: 'price',
  });
  compareLabels(context, discount, labels, {
    unit: 'won',
    values: price.won === undefined ? [] : [price.won],
    field: 'price',
  });
  const { least, leastOfWho = 1 } = price.party ?? {};
  if (least !== undefined && leastOfWho > least)
    context.report(discount, ['price', 'party', 'least'], needlessParty(least, leastOfWho));
}

function checkFacility(context: CheckContext, facility: Facility): void {
  const { heightMin, heightMax, guardianBelow } = facility.limits ?? {};
  compareLabels(context, facility, labelsOf(facility, ['name', 'title']), {
    unit: 'cm',
    values: [heightMin, heightMax, guardianBelow].flatMap((value) => value ?? []),
    field: 'limits',
  });
}

function checkShow(context: CheckContext, show: Show, facility: Facility | undefined): void {
  const labels = labelsOf(show, ['name', 'title']);
  compareLabels(context, show, labels, { unit: 'minutes', values: [show.minutes], field: 'minutes' });
  const { heightMin, heightMax, guardianBelow } = facility?.limits ?? {};
  compareLabels(context, show, labels, {
    unit: 'cm',
    values: [heightMin, heightMax, guardianBelow].flatMap((value) => value ?? []),
    field: 'limits',
  });
}

function checkCourse(
  context: CheckContext,
  course: Course,
  measure: CourseMeasure,
  stops: readonly (Facility | undefined)[],
): void {
  const { metres, minutes, heightMin, ageMin } = measure;
  const labels = labelsOf(course, ['name', 'summary']);
  compareLabels(context, course, labels, {
    unit: 'metres',
    values: metres === undefined ? [] : [metres],
    field: 'stops',
    tolerance: ROUNDED,
  });
  compareLabels(context, course, labels, {
    unit: 'minutes',
    values: minutes === undefined ? [] : [minutes],
    field: 'stops',
    tolerance: ROUNDED,
  });
  // A course whose rides have no limit must not show one.
  compareLabels(context, course, labels, {
    unit: 'cm',
    values: stops.includes(undefined) ? [] : [heightMin ?? 0],
    field: 'stops',
  });
  if (course.minutes !== undefined && minutes !== undefined && course.minutes !== minutes)
    context.report(course, ['minutes'], otherMinutes(course.minutes, minutes));
  if (course.ages?.from !== undefined && ageMin !== undefined && course.ages.from < ageMin)
    context.report(course, ['ages', 'from'], tooYoung(course.ages.from, ageMin));
  const lowest = Math.min(...stops.flatMap((stop) => stop?.limits?.heightMax ?? []));
  if (heightMin !== undefined && heightMin > lowest) context.report(course, ['stops'], nobodyFits(heightMin, lowest));
}

const clash = (ko: string, en: string, hintKo: string, hintEn: string): Finding => ({
  code: 'settings-clash',
  severity: 'warning',
  text: { ko, en },
  hint: { ko: hintKo, en: hintEn },
});

const listed = (values: readonly number[]): string =>
  [...new Set(values)].map((value) => String(Math.round(value * 10_000) / 10_000)).join(', ');
const differs = (text: string, field: string, values: readonly number[]): Finding =>
  clash(
    `“${quote(text)}”의 수가 ${field}의 값(${listed(values)})과 달라요.`,
    `The number in “${quote(text)}” differs from ${field} (${listed(values)}).`,
    '글에서 수를 빼거나 {{…}}로 그 값을 부르거나, 두 값을 맞추세요.',
    'Remove the number from the text, name the fact as {{…}}, or make the two agree.',
  );
const otherName = (own: string, real: string, pointer: string): Finding => ({
  ...clash(
    `선물의 이름 “${quote(own)}”이(가) 주는 쿠폰의 이름 “${quote(real)}”과 달라요.`,
    `The prize is called “${quote(own)}”, but the coupon that it gives is “${quote(real)}”.`,
    '쿠폰의 이름으로 고치거나 다른 쿠폰을 고르세요.',
    'Use the name of the coupon, or choose another coupon.',
  ),
  fix: { kind: 'replace', pointer, value: real },
});
const surplus = (field: string, kind: string): Finding =>
  clash(
    `${kind} 선물에서는 ${field}이(가) 쓰이지 않아요.`,
    `A prize of kind ${kind} does not use ${field}.`,
    `${field}을(를) 지우거나 선물의 종류를 바꾸세요.`,
    `Remove ${field}, or choose another kind.`,
  );
const noEffect = clash(
  '깎아 주는 값(percent나 won)이 없어서 요금 계산에서 아무것도 깎지 않아요.',
  'It has neither percent nor won, so it takes nothing off in the fee calculator.',
  'percent나 won을 적거나 price를 지우세요.',
  'Add percent or won, or remove price.',
);
const needlessParty = (least: number, ofWho: number): Finding =>
  clash(
    `${ofWho}명이 필요한 구분이 있어서 일행이 ${least}명이면 받을 수 없어요.`,
    `A party of ${least} can never have the ${ofWho} people that it needs.`,
    'least를 늘리거나 leastOfWho를 줄이세요.',
    'Raise least, or lower leastOfWho.',
  );
const otherMinutes = (own: number, real: number): Finding =>
  clash(
    `적힌 시간(${own}분)이 길과 머무는 시간(${real}분)과 달라요.`,
    `It says ${own} minutes, but walking and staying take ${real}.`,
    'minutes를 지우면 길에서 계산해요.',
    'Remove minutes; it follows from the paths.',
  );
const tooYoung = (from: number, ageMin: number): Finding =>
  clash(
    `${from}세부터라고 하지만 ${ageMin}세부터 탈 수 있는 곳이 있어요.`,
    `It is meant from age ${from}, but a stop is for ages from ${ageMin}.`,
    '나이를 올리거나 그곳을 빼세요.',
    'Raise the age, or leave the stop out.',
  );
const nobodyFits = (min: number, max: number): Finding =>
  clash(
    `키 ${min}cm부터 타는 곳과 ${max}cm까지 타는 곳이 함께 있어서 아무도 다 돌 수 없어요.`,
    `One stop is for heights from ${min} cm and another up to ${max} cm, so nobody can take all.`,
    '둘 가운데 하나를 빼세요.',
    'Leave one of the two out.',
  );
