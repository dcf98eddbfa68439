import { describe, expect, it } from 'vitest';
import { factNames } from '#schemas/fact-placeholders';
import type { AnyDocument } from '#schemas/documents';
import type { FactsAnswer } from '#schemas/calls/contents/park-answers';
import type { BoardList } from '#schemas/calls/contents/answers';
import { askCall, boardOf } from '#tests/builders.ts';
import { venueOf } from '#tests/engine-builders.ts';
import { soundPark } from '#tests/sound-park.ts';

const words = (text: string) => ({ ko: text, en: text });
const texts = {
  MSG_SRV_EVENT_CHANCE: '{{count}} of {{name}}',
  MSG_SRV_FACT_CLOSED: 'closed',
  MSG_SRV_FACT_NO_SHOW: 'none',
  MSG_SRV_FACT_HEIGHT: '{{count}} cm',
  MSG_SRV_FACT_AGE: 'age {{count}}',
  MSG_SRV_FACT_MINUTES: '{{count}} min',
  MSG_SRV_FACT_WHOLE_HOURS: '{{count}} h',
  MSG_SRV_FACT_HOURS: '{{count}} h {{minutes}} min',
  MSG_SRV_FACT_METRES: '{{count}} m',
  MSG_SRV_FACT_KILOMETRES: '{{count}} km',
};
const park = soundPark() as AnyDocument[];
const changes: Readonly<Record<string, object>> = {
  'TP-wheel': { limits: { heightMin: 110, ageMin: 7 } },
  'TP-stage': { node: 'gate' },
};
const site = (more: readonly AnyDocument[] = []): readonly AnyDocument[] => [
  venueOf('TP', 9, { lastBusMinutes: 30 }),
  ...park.map((one) => ({ ...one, ...changes[one.id] }) as AnyDocument),
  { type: 'messages', id: 'words', v: 1, locale: 'ko', texts },
  {
    type: 'course',
    id: 'TP-course',
    v: 1,
    parkKindCd: '09',
    courseId: '1',
    order: 1,
    title: words('Course'),
    stops: [
      { facilityId: '101', minutes: 40 },
      { facilityId: '201', minutes: 30 },
    ],
  },
  {
    type: 'event',
    id: 'TP-wheel-event',
    v: 1,
    eventId: '1',
    kind: 'ROULETTE',
    parks: ['09'],
    order: 1,
    title: words('Wheel'),
    prizes: [
      { id: 'small', name: words('10'), kind: 'SOM', amount: 10, weight: 95 },
      { id: 'large', name: words('100'), kind: 'SOM', amount: 100, weight: 5 },
    ],
  },
  ...more,
];
const monday = (time: string): number => Date.parse(`2026-11-30T${time}:00+09:00`);

const facts = (names: string, { now = monday('12:00'), documents = site() } = {}) => {
  const answer = askCall(documents, `/api/v1/iam/information/facts?parkType=TP&names=${encodeURIComponent(names)}`, {
    now,
  });
  return {
    values: answer.ok ? (answer.data as FactsAnswer).factList.map(({ value }) => value) : [],
    validUntil: answer.validUntil,
  };
};

it.each([
  ['opening.today', '10:00–20:00'],
  ['opening.until:TP', '20:00'],
  ['bus.last:TP', '20:30'],
  ['show.times:TP-show', '14:00'],
  ['ride.heightMin:TP-wheel', '110 cm'],
  ['ride.ageMin:TP-wheel', 'age 7'],
  ['prize.chance:TP-wheel-event/large', '5 of 100'],
  ['course.minutes:TP-course', '1 h 11 min'],
  ['course.metres:TP-course', '40 m'],
])('reads %s from the document that owns it', (name, value) => {
  expect(facts(name).values).toEqual([value]);
});

it('reads every fact of the list', () => {
  expect(factNames.filter((name) => facts(`${name}:nothing`).values[0] === undefined)).toEqual([]);
});

describe('on another day', () => {
  it('says that a venue is closed, and has no show then', () => {
    const documents = site([{ type: 'opening', id: 'TP-rest', v: 1, venue: 'TP', date: '2026-11-30' }]);
    expect(facts('opening.today,bus.last:TP,show.times:TP-show', { documents }).values).toEqual([
      'closed',
      'closed',
      'none',
    ]);
  });

  it('is read again after midnight', () => {
    expect(facts('opening.today').validUntil).toBe(monday('24:00'));
  });

  it('the last bus after midnight has the time of the next day', () => {
    const documents = site([
      {
        type: 'opening',
        id: 'TP-late',
        v: 1,
        venue: 'TP',
        date: '2026-11-30',
        hours: { from: '10:00', until: '20:00', nightUntil: '24:00' },
      },
    ]);
    expect(facts('bus.last:TP', { documents }).values).toEqual(['00:30']);
  });
});

it.each(['opening.today:XX', 'ride.heightMin:TP-stage', 'prize.chance:TP-wheel-event/none', 'course.metres:none'])(
  'shows a dash for %s, which is not known',
  (name) => {
    expect(facts(name).values).toEqual(['–']);
  },
);

it('ignores what is no fact', () => {
  expect(facts('opening.tomorrow,<b>').values).toEqual(['–']);
});

describe('texts of contents', () => {
  const asked = askCall(
    site([
      boardOf('1', {
        publctTypeCd: '09',
        title: words('Open {{opening.until:TP}}'),
        facts: [{ label: words('Height'), value: words('from {{ride.heightMin:TP-wheel}}') }],
      }),
    ]),
    '/api/v1/iam/contents/boards?boardKindCd=EVENT',
    { now: monday('12:00') },
  );
  const [board] = asked.ok ? (asked.data as BoardList).list : [];

  it('are filled when they are answered', () => {
    expect(board?.title).toBe('Open 20:00');
  });

  it('are filled inside lists too', () => {
    expect(board?.factList).toEqual([{ label: 'Height', value: 'from 110 cm' }]);
  });

  it('change with their facts', () => {
    expect(asked.validUntil).toBe(monday('24:00'));
  });
});
