import { describe, expect, it } from 'vitest';
import { briefly, problemsWith } from '#tests/fault-site.ts';

type Fields = Readonly<Record<string, unknown>>;
const words = (ko: string, en = 'Text') => ({ ko, en });
const same = (text: string) => ({ ko: text, en: text });
const fact = (value: string) => [{ label: words('값'), value: words(value) }];

const coupon: Fields = {
  type: 'coupon-kind',
  id: 'TP-tea',
  v: 1,
  parkKindCd: '09',
  order: 1,
  name: words('차 3,000원 할인', '3,000 won off tea'),
  value: { kind: 'WON', amount: 3000, minSpend: 9000 },
  perMember: 1,
  giftable: true,
  withOthers: true,
};
const kinds: Fields = {
  type: 'code-list',
  id: 'COD_IAM_BOARD_KIND',
  v: 1,
  items: ['ROULETTE', 'APPLY', 'EVENT'].map((codeId) => ({ codeId, codeName: words('종류') })),
};
const wheel = (more: Fields = {}): Fields => ({
  type: 'event',
  id: 'TP-spin',
  v: 1,
  eventId: '1',
  kind: 'ROULETTE',
  parks: ['09'],
  order: 1,
  title: words('룰렛', 'Wheel'),
  prizes: [
    { id: 'som', name: words('솜 100개', '100 Som'), kind: 'SOM', amount: 100, weight: 99 },
    { id: 'tea', name: words('차 3,000원 할인', '3,000 won off tea'), kind: 'COUPON', coupon: 'TP-tea', weight: 1 },
  ],
  ...more,
});
const prize = (more: Fields): Fields =>
  wheel({
    prizes: [
      { id: 'som', name: words('솜 100개', '100 Som'), kind: 'SOM', amount: 100 },
      { id: 'tea', name: words('차 3,000원 할인', '3,000 won off tea'), kind: 'COUPON', coupon: 'TP-tea', ...more },
    ],
  });
const course = (more: Fields = {}): Fields => ({
  type: 'course',
  id: 'TP-course',
  v: 1,
  parkKindCd: '09',
  courseId: '1',
  order: 1,
  title: words('코스', 'Course'),
  stops: [
    { facilityId: '101', minutes: 40 },
    { facilityId: '201', minutes: 30 },
  ],
  ...more,
});
const discount = (more: Fields): Fields => ({
  type: 'discount',
  id: 'TP-less',
  v: 1,
  publctId: '1',
  parkKindCd: '09',
  bnftClassCd: '01',
  bnftKindCd: '01',
  order: 1,
  title: words('회원 20% 할인', '20% off for members'),
  price: { percent: 20 },
  ...more,
});
const message = (text: string): Fields => ({
  type: 'messages',
  id: 'fact-words',
  v: 1,
  locale: 'ko',
  texts: { 'words.of-mail': text },
});
const post = (text: string): Fields => ({
  type: 'board',
  id: 'TP-post',
  v: 1,
  publctId: '1',
  publctTypeCd: '09',
  boardKindCd: 'EVENT',
  order: 1,
  title: same(text),
});
const at = (more: Fields): Fields => ({
  type: 'event',
  id: 'TP-apply',
  v: 1,
  eventId: '2',
  kind: 'APPLY',
  parks: ['09'],
  order: 2,
  title: words('응모', 'Apply'),
  slots: [{ id: 'one', label: words('시간'), at: '2026-11-30T12:00:00+09:00', seats: 3, ...more }],
});

const CLASH = 'settings-clash';
const codes: ReadonlySet<string> = new Set([CLASH, 'unknown-placeholder', 'dangling-reference']);
const found = async (more: readonly Fields[], changes: Readonly<Record<string, Fields>> = {}) =>
  (await problemsWith(changes, [kinds, coupon, ...more])).filter(({ code }) => codes.has(code)).map(briefly);

it('finds nothing in documents that agree', async () => {
  expect(
    await found(
      [
        wheel({ summary: words('솜 최대 100개, 100번에 1번'), facts: fact('100번에 99번') }),
        course({ facts: fact('키 110cm') }),
        discount({}),
        at({}),
      ],
      { 'facility/TP-wheel': { limits: { heightMin: 110 } } },
    ),
  ).toEqual([]);
});

describe('reports a field that contradicts the one that owns the fact:', () => {
  it.each<{
    readonly what: string;
    readonly more?: readonly Fields[];
    readonly changes?: Readonly<Record<string, Fields>>;
    readonly problem: readonly unknown[];
  }>([
    {
      what: 'a prize with the name of another coupon',
      more: [prize({ name: words('국수 교환권', '3,000 won off tea') })],
      problem: [CLASH, 'event/TP-spin/prizes/1/name/ko', '차 3,000원 할인'],
    },
    {
      what: 'a prize of Som that names a coupon',
      more: [prize({ kind: 'SOM', amount: 50, name: words('솜 50개', '50 Som') })],
      problem: [CLASH, 'event/TP-spin/prizes/1/coupon'],
    },
    {
      what: 'a prize of Som with another amount in its name',
      more: [wheel({ prizes: [{ id: 'som', name: words('솜 500개', '100 Som'), kind: 'SOM', amount: 100 }] })],
      problem: [CLASH, 'event/TP-spin/prizes/0/name/ko'],
    },
    {
      what: 'a summary with a prize that does not exist',
      more: [wheel({ summary: words('솜 최대 5,000개') })],
      problem: [CLASH, 'event/TP-spin/summary/ko'],
    },
    {
      what: 'a chance beside other weights',
      more: [wheel({ facts: fact('10번에 1번') })],
      problem: [CLASH, 'event/TP-spin/facts/0/value/ko'],
    },
    {
      what: 'a coupon with another amount in its name',
      more: [{ ...coupon, id: 'TP-more', name: words('차 5,000원 할인', 'Tea') }],
      problem: [CLASH, 'coupon-kind/TP-more/name/ko'],
    },
    {
      what: 'a discount with another percentage in its title',
      more: [discount({ title: words('회원 25% 할인', '20% off') })],
      problem: [CLASH, 'discount/TP-less/title/ko'],
    },
    {
      what: 'a discount that takes nothing off',
      more: [discount({ price: { held: true } })],
      problem: [CLASH, 'discount/TP-less/price'],
    },
    {
      what: 'a party that is smaller than the people it needs',
      more: [discount({ price: { percent: 20, party: { least: 2, who: ['child'], leastOfWho: 3 } } })],
      problem: [CLASH, 'discount/TP-less/price/party/least'],
    },
    {
      what: 'a height in the facts of a ride',
      changes: {
        'facility/TP-wheel': {
          limits: { heightMin: 110 },
          facts: [{ label: words('키'), value: words('120cm 이상') }],
        },
      },
      problem: [CLASH, 'facility/TP-wheel/facts/0/value/ko'],
    },
    {
      what: 'a length in the summary of a show',
      changes: { 'show/TP-show': { summary: words('무대 · 30분') } },
      problem: [CLASH, 'show/TP-show/summary/ko'],
    },
    {
      what: 'a course with a length that the paths do not have',
      more: [course({ facts: [{ label: words('길'), value: words('1.8km') }] })],
      problem: [CLASH, 'course/TP-course/facts/0/value/ko'],
    },
    {
      what: 'a course with a duration that its stops do not have',
      more: [course({ title: words('걷는 3시간', 'Course') })],
      problem: [CLASH, 'course/TP-course/title/ko'],
    },
    {
      what: 'a course with minutes of its own',
      more: [course({ minutes: 180 })],
      problem: [CLASH, 'course/TP-course/minutes'],
    },
    {
      what: 'a course with a limit that its rides do not have',
      more: [course({ tag: words('키 140cm부터') })],
      problem: [CLASH, 'course/TP-course/tag/ko'],
    },
    {
      what: 'a course for children who are too young for a ride',
      more: [course({ ages: { from: 3 } })],
      changes: { 'facility/TP-wheel': { limits: { ageMin: 7 } } },
      problem: [CLASH, 'course/TP-course/ages/from'],
    },
    {
      what: 'a course whose rides nobody can all take',
      more: [course()],
      changes: {
        'facility/TP-wheel': { limits: { heightMin: 140 } },
        'facility/TP-stage': { limits: { heightMax: 120 } },
      },
      problem: [CLASH, 'course/TP-course/stops'],
    },
    {
      what: 'a second opening of a date',
      more: [
        { type: 'opening', id: 'TP-a', v: 1, venue: 'TP', date: '2026-12-25' },
        {
          type: 'opening',
          id: 'TP-b',
          v: 1,
          venue: 'TP',
          date: '2026-12-25',
          hours: { from: '10:00', until: '18:00' },
        },
      ],
      problem: [CLASH, 'opening/TP-b/date'],
    },
    {
      what: 'a second opening of a weekday',
      more: [
        {
          type: 'opening',
          id: 'TP-c',
          v: 1,
          venue: 'TP',
          season: { weekdays: ['SAT'] },
          hours: { from: '10:00', until: '20:00' },
        },
      ],
      problem: [CLASH, 'opening/TP-c/season'],
    },
    {
      what: 'a show that ends after closing',
      changes: { 'show/TP-show': { schedule: [{ times: ['14:00', '19:50'] }] } },
      problem: [CLASH, 'show/TP-show/schedule/0/times/1'],
    },
    {
      what: 'a show before a date opens',
      more: [
        {
          type: 'opening',
          id: 'TP-late',
          v: 1,
          venue: 'TP',
          date: '2027-01-01',
          hours: { from: '15:00', until: '20:00' },
        },
      ],
      problem: [CLASH, 'show/TP-show/schedule/0/times/0'],
    },
    {
      what: 'a facility that opens when the venue never does',
      changes: { 'facility/TP-wheel': { hours: [{ from: '21:00', until: '23:00' }] } },
      problem: [CLASH, 'facility/TP-wheel/hours/0'],
    },
    {
      what: 'a time of an event outside the hours',
      more: [at({ at: '2026-11-30T21:00:00+09:00' })],
      problem: [CLASH, 'event/TP-apply/slots/0/at'],
    },
    {
      what: 'a time of an event on a day of rest',
      more: [at({}), { type: 'opening', id: 'TP-rest', v: 1, venue: 'TP', date: '2026-11-30' }],
      problem: [CLASH, 'event/TP-apply/slots/0/at'],
    },
  ])('$what', async ({ more = [], changes = {}, problem }) => {
    expect(await found(more, changes)).toEqual([problem]);
  });
});

describe('facts in texts', () => {
  it.each([
    [
      'a name that is near one of the list',
      'Open {{opening.tody:TP}}',
      ['unknown-placeholder', 'board/TP-post/title/ko', 'Open {{opening.today:TP}}'],
    ],
    [
      'an ID that is near another',
      '{{ride.heightMin:TP-wheal}}',
      ['dangling-reference', 'board/TP-post/title/ko', '{{ride.heightMin:TP-wheel}}'],
    ],
    [
      'a prize that its wheel does not have',
      '{{prize.chance:TP-spin/teas}}',
      ['dangling-reference', 'board/TP-post/title/ko', '{{prize.chance:TP-spin/tea}}'],
    ],
    ['a fact of nothing', '{{show.times}}', ['unknown-placeholder', 'board/TP-post/title/ko']],
    ['a value that the document does not have', '{{bus.last:TP}}', [CLASH, 'board/TP-post/title/ko']],
  ])('reports %s', async (_, text, problem) => {
    expect((await found([wheel(), post(text)], { 'facility/TP-wheel': { limits: { heightMin: 110 } } }))[0]).toEqual(
      problem,
    );
  });

  it('reports a text in which nothing fills a fact', async () => {
    expect(await found([{ ...coupon, id: 'TP-more', summary: words('오늘 {{opening.today:TP}}') }])).toEqual([
      ['unknown-placeholder', 'coupon-kind/TP-more/summary/ko'],
    ]);
  });

  it('reports a fact in a message that no layout shows', async () => {
    expect(await found([message('{{opening.today:TP}}')])).toContainEqual([
      'unknown-placeholder',
      'messages/fact-words/texts/words.of-mail',
    ]);
  });

  it.each([
    '{{opening.today}}',
    '{{opening.until:TP}}',
    '{{show.times:TP-show}}',
    '{{prize.chance:TP-spin/tea}}',
    '{{course.metres:TP-course}}',
  ])('accepts %s', async (text) => {
    expect(await found([wheel(), course(), post(text)])).toEqual([]);
  });
});
