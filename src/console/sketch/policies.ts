import { codeLists } from '#schemas/code-lists';
import { fieldsIn, fieldsOf, textsIn } from '../../content/check/is-fields.ts';
import { textOf } from '../content/form/schema.ts';
import type { Part, Sketch } from './part.ts';

/** The ladder of grades, the highest first, and how a score is earned. */
export const gradeSketch: Sketch = (body, { words, localise, number, codeName }) => {
  const { simple, grades, wonPerScore, visitScore, scoreMonths, termMonths } = body;
  const rungs = fieldsIn(grades).toSorted((one, other) => Number(other['from']) - Number(one['from']));
  return [
    { kind: 'heading', text: words.ladder },
    ...rungs.map(({ grade, from, earnPercent, benefits }): Part => ({
      kind: 'card',
      title: codeName(codeLists.grade, grade),
      end: words.percent(number(earnPercent)),
      lines: [words.fromScore(number(from)), ...(Array.isArray(benefits) ? benefits.map(localise) : [])],
    })),
    { kind: 'card', title: codeName(codeLists.grade, simple), lines: [words.simpleGrade], isFaded: true },
    {
      kind: 'sentences',
      items: [
        words.visitScore(number(visitScore)),
        words.score(number(wonPerScore)),
        words.scoreMonths(number(scoreMonths)),
        words.termMonths(number(termMonths)),
      ],
    },
  ];
};

/** The policy as sentences. */
export const somSketch: Sketch = (body, { words, number }) => {
  const [gift, dream] = [fieldsOf(body['gift']), fieldsOf(body['dream'])];
  const [history, offerwall] = [fieldsOf(body['history']), fieldsOf(body['offerwall'])];
  const notices = Array.isArray(body['noticeDays']) ? body['noticeDays'].map(number) : [];
  return [
    {
      kind: 'sentences',
      items: [
        words.visitAmount(number(body['visitAmount'])),
        words.spendLeast(number(body['spendLeast'])),
        words.lotMonths(number(body['lotMonths'])),
        ...(notices.length === 0 ? [] : [words.noticeDays(notices.join(words.list))]),
        words.giftLeastDays(number(body['giftLeastDays'])),
      ],
    },
    { kind: 'heading', text: words.gifts },
    {
      kind: 'sentences',
      items: [
        words.giftRange(number(gift['least']), number(gift['most'])),
        words.giftDay(number(gift['perDay']), number(gift['timesPerDay'])),
        words.giftMonth(number(gift['perMonth'])),
        words.giftFriends(number(gift['friendHours'])),
        words.giftProof(number(gift['proofAbove'])),
        words.giftAge(number(gift['ageMin'])),
      ],
    },
    { kind: 'heading', text: words.history },
    {
      kind: 'sentences',
      items: [
        words.dream(number(dream['rate']), number(dream['least'])),
        words.window(number(history['windowMonths']), number(history['monthsBack'])),
      ],
    },
    { kind: 'heading', text: words.offerwall },
    {
      kind: 'sentences',
      items: [
        words.wallReward(number(offerwall['perReward']), number(offerwall['perDay'])),
        words.wallHold(number(offerwall['perHour']), number(offerwall['holdHours'])),
      ],
    },
  ];
};

/** A topic in the notification settings of a member. */
export const topicSketch: Sketch = ({ title, about, staysOn, promotion, footer }, { words, localise }) => [
  { kind: 'heading', text: words.topic },
  {
    kind: 'card',
    title: localise(title),
    lines: [localise(about)],
    ...(staysOn === true ? { badge: { text: words.alwaysOn, tone: 'line' as const } } : { switches: words.channels }),
  },
  ...(promotion === true ? [{ kind: 'sentences' as const, items: [words.promotion] }] : []),
  ...(localise(footer) === ''
    ? []
    : [
        { kind: 'heading' as const, text: words.footer },
        { kind: 'sentences' as const, items: [localise(footer)] },
      ]),
];

/** Lists the messages that a source of webhooks may send, with the effect of each. */
export const webhookSketch: Sketch = ({ id, name, secret, publicKey, types, isOff }, { words, localise }) => [
  { kind: 'sentences', items: [words.notSeen] },
  {
    kind: 'facts',
    rows: [
      { label: words.system, value: localise(name), note: isOff === true ? words.isOff : words.isOn },
      { label: words.address, value: `/api/hooks/v1/events/${textOf(id)}` },
      {
        label: words.signed,
        value:
          typeof secret === 'string' ? words.bySecret(secret) : publicKey === undefined ? words.unsigned : words.byKey,
      },
    ],
  },
  { kind: 'heading', text: words.takes },
  ...textsIn(types).map((type): Part => ({ kind: 'card', title: type, lines: [words.webhook[type] ?? ''] })),
];
