import { codeLists } from '#schemas/code-lists';
import { fieldsIn, fieldsOf, textsIn } from '../../content/check/is-fields.ts';
import { textOf } from '../content/form/schema.ts';
import type { Part, Sketch, SketchTools } from './part.ts';

const openings = ['visitType', 'companaion', 'playType'] as const;

/** The answers to the opening questions that a path asks for. */
const pathText = (on: unknown, opening: Readonly<Record<string, unknown>>, localise: SketchTools['localise']): string =>
  openings
    .flatMap((name) => {
      const choices = fieldsOf(opening[name])['choices'];
      const texts = textsIn(fieldsOf(on)[name]).map((value) =>
        Array.isArray(choices) ? localise(choices[Number(value) - 1]) : '',
      );
      return texts.length === 0 ? [] : [texts.join(' / ')];
    })
    .join(' · ');

/** The questions of a survey in their order, and its results. */
export const surveySketch: Sketch = (body, { words, localise, number, codeName }) => {
  const opening = fieldsOf(body['opening']);
  const reward = fieldsOf(body['reward']);
  const first = openings.map((name): Part => {
    const { text, choices } = fieldsOf(opening[name]);
    return { kind: 'question', text: localise(text), choices: Array.isArray(choices) ? choices.map(localise) : [] };
  });
  const further = fieldsIn(body['questions']).map(({ text, on, choices }): Part => {
    const path = pathText(on, opening, localise);
    return {
      kind: 'question',
      text: localise(text),
      ...(path === '' ? {} : { note: words.onPath(path) }),
      choices: fieldsIn(choices).map(({ label }) => localise(label)),
    };
  });
  return [
    {
      kind: 'card',
      title: localise(body['title']),
      lines: [
        ...(reward['som'] === undefined
          ? []
          : [words.surveyReward(number(reward['som']), number(reward['everyDays']))]),
        words.again(number(body['againDays'])),
      ],
    },
    { kind: 'heading', text: words.opening },
    ...first,
    { kind: 'heading', text: words.further },
    ...further,
    { kind: 'heading', text: words.results },
    ...fieldsIn(body['results']).map(({ persona, text, art }): Part => ({
      kind: 'card',
      title: codeName(codeLists.personaType, persona),
      lines: [localise(text)],
      ...(typeof art === 'string' ? { art } : {}),
    })),
  ];
};

/** The card of a partner in each of its states. */
export const partnerSketch: Sketch = ({ name, partner, consent, states }, { words, localise, nameOf }) => {
  const buttons: Readonly<Record<string, string>> = { NONE: words.ask, ACTIVE: words.stop, STOPPED: words.ask };
  return [
    { kind: 'heading', text: words.card },
    ...Object.keys(words.cardStates).map((state): Part => {
      const button = buttons[state];
      return {
        kind: 'card',
        title: localise(name),
        badge: { text: words.cardStates[state] ?? state, tone: state === 'ACTIVE' ? 'ok' : 'line' },
        lines: [localise(fieldsOf(states)[state])],
        ...(button === undefined ? {} : { button }),
      };
    }),
    {
      kind: 'sentences',
      items: [
        ...(typeof consent === 'string' ? [words.consent(nameOf(`consent-item/${consent}`))] : []),
        words.passesTo(localise(partner)),
      ],
    },
  ];
};

/** An offerwall before and after the consent, and what it reports. */
export const offerwallSketch: Sketch = (
  { id, title, text, art, consent, url, callback, isOff },
  { words, messageOf, nameOf },
) => {
  const card = {
    kind: 'card',
    title: messageOf(title),
    lines: [messageOf(text)],
    ...(typeof art === 'string' ? { art } : {}),
  } as const;
  const { methods, signed, separator, secret, addresses } = fieldsOf(callback);
  return [
    ...(isOff === true
      ? [{ ...card, badge: { text: words.hidden, tone: 'line' as const }, isFaded: true }]
      : [
          { ...card, badge: { text: words.needsConsent, tone: 'warn' as const }, button: words.agree },
          { ...card, badge: { text: words.ready, tone: 'ok' as const }, button: words.takePart },
        ]),
    {
      kind: 'sentences',
      items: [
        ...(typeof consent === 'string' ? [words.consent(nameOf(`consent-item/${consent}`))] : []),
        ...(URL.canParse(textOf(url)) ? [words.passesKey(new URL(textOf(url)).host)] : []),
      ],
    },
    { kind: 'heading', text: words.callback },
    {
      kind: 'facts',
      rows: [
        { label: words.address, value: `/api/hooks/v1/offerwalls/${textOf(id)}`, note: textsIn(methods).join(', ') },
        {
          label: words.signed,
          value: textsIn(signed).join(textOf(separator)),
          ...(typeof secret === 'string' ? { note: words.bySecret(secret) } : {}),
        },
        { label: words.comesFrom, value: textsIn(addresses).join(', ') },
      ],
    },
  ];
};

/** The collectibles of a program, and what holding them gives. */
export const collectibleSketch: Sketch = (
  { title, network, contract, minAge, items, benefits },
  { words, localise, number },
) => [
  { kind: 'card', title: localise(title), lines: [words.age(number(minAge))] },
  {
    kind: 'facts',
    rows: [
      { label: words.network, value: localise(network) },
      { label: words.contract, value: textOf(contract) },
    ],
  },
  { kind: 'heading', text: words.collectibles },
  ...fieldsIn(items).map(({ name, art }): Part => ({
    kind: 'card',
    title: localise(name),
    ...(typeof art === 'string' ? { art } : {}),
  })),
  { kind: 'heading', text: words.benefits },
  ...fieldsIn(benefits).map(({ atLeast, text }): Part => ({
    kind: 'card',
    title: localise(text),
    lines: [words.holding(number(atLeast))],
  })),
];

/** A club for those who may apply, those who have applied, and its members. */
export const clubSketch: Sketch = (
  { name, summary, ageMin, ageMax, from, until, capacity, approval, activities },
  { words, localise, number },
) => {
  const card = { kind: 'card', title: localise(name) } as const;
  const ages =
    ageMin === undefined && ageMax === undefined
      ? []
      : [ageMax === undefined ? words.age(number(ageMin)) : words.ages(number(ageMin ?? 0), number(ageMax))];
  const days = [
    ...(typeof from === 'string' ? [words.from(from)] : []),
    ...(typeof until === 'string' ? [words.until(until)] : []),
  ];
  return [
    { ...card, lines: [localise(summary), ...ages, ...days, words.places(number(capacity))], button: words.apply },
    ...(approval === true ? [{ ...card, badge: { text: words.applied, tone: 'warn' as const } }] : []),
    { ...card, badge: { text: words.waiting, tone: 'warn' } },
    { ...card, badge: { text: words.member, tone: 'ok' } },
    { kind: 'sentences', items: [approval === true ? words.accepted : words.atOnce] },
    ...(fieldsIn(activities).length === 0
      ? []
      : [
          { kind: 'heading' as const, text: words.activities },
          {
            kind: 'facts' as const,
            rows: fieldsIn(activities).map(({ name: activity, day, hours }) => ({
              label: textOf(day),
              value: localise(activity),
              note: words.hours(number(hours)),
            })),
          },
        ]),
  ];
};
