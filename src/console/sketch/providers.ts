import { errorMessageKey } from '#schemas/error-message-key';
import { fieldsIn, fieldsOf, textsIn, type Fields } from '../../content/check/is-fields.ts';
import type { Part, Sketch, SketchTools } from './part.ts';

/** Settings of the widgets on the page of a return that take up the way back. */
const returnSettings = ({ all }: SketchTools, path: string): readonly Fields[] => {
  const pages = all('page');
  // A page of this provider comes before the one for all.
  const page =
    pages.find(({ paths }) => textsIn(paths).includes(path)) ??
    pages.find(({ paths }) => textsIn(paths).some((one) => one.replace(/\{\w+\}$/, '') === path.replace(/[^/]+$/, '')));
  const layout = all('layout').find(({ id }) => id === page?.['layout']);
  return fieldsIn(layout?.['placements']).flatMap(({ widget, settings }) =>
    widget === 'hand-back' ? [fieldsOf(settings)] : [],
  );
};

interface Outcome {
  readonly name: string;
  readonly code: string;
}

/** Cards of the page of a return: while it waits, and for each refusal. */
const returnParts = (tools: SketchTools, path: string, outcomes: readonly Outcome[]): readonly Part[] => {
  const { words, messageOf } = tools;
  const [settings] = returnSettings(tools, path);
  const [progress, refused] = [fieldsOf(settings?.['progress']), fieldsOf(settings?.['refused'])];
  const offers = fieldsIn(settings?.['offers']);
  return [
    { kind: 'heading', text: words.onReturn },
    {
      kind: 'card',
      title: messageOf(progress['title']),
      badge: { text: words.waits, tone: 'line' },
      lines: [messageOf(progress['text'])],
    },
    ...outcomes.map(({ name, code }): Part => {
      const offer = offers.find((one) => one['code'] === code);
      const button = messageOf(
        offer?.['label'] ?? refused['again'] ?? fieldsOf(fieldsIn(refused['links'])[0])['label'],
      );
      return {
        kind: 'card',
        title: messageOf(refused['title']),
        badge: { text: name, tone: 'warn' },
        lines: [messageOf(errorMessageKey(code))],
        ...(button === '' ? {} : { button }),
      };
    }),
  ];
};

/** The steps of a verification: the choice, the page before the provider, the return, and what can go wrong. */
export const identitySketch: Sketch = ({ methods, form, way, isOff }, tools) => {
  const { words, localise } = tools;
  const { title, text, button } = fieldsOf(form);
  return [
    { kind: 'heading', text: words.choice },
    ...fieldsIn(methods).map((method): Part => ({
      kind: 'card',
      title: localise(method['name']),
      lines: [localise(method['text'])],
      ...(isOff === true ? { badge: { text: words.providerOff, tone: 'line' }, isFaded: true } : {}),
    })),
    ...(form === undefined
      ? []
      : [
          { kind: 'heading' as const, text: words.before },
          { kind: 'card' as const, title: localise(title), lines: [localise(text)], button: localise(button) },
        ]),
    ...returnParts(tools, `/member/verify/${String(way)}`, [
      { name: words.cancelled, code: 'VRF_01' },
      { name: words.failed, code: 'VRF_02' },
      { name: words.late, code: 'VRF_03' },
      { name: words.away, code: 'VRF_07' },
    ]),
    { kind: 'heading', text: words.succeeded },
    { kind: 'sentences', items: [words.verified] },
  ];
};

/** The steps of a social login: the button, the return, what can go wrong, and what the account is good for. */
export const socialSketch: Sketch = ({ id, name, isOff, freshLogin, assuredCi }, tools) => {
  const { words, localise } = tools;
  const { parameters, checksTime } = fieldsOf(freshLogin);
  const parameterTexts = fieldsIn(parameters).map(
    ({ name: parameter, value }) => `${String(parameter)}=${String(value)}`,
  );
  return [
    { kind: 'heading', text: words.choice },
    {
      kind: 'card',
      title: localise(name),
      ...(isOff === true ? { badge: { text: words.providerOff, tone: 'line' as const }, isFaded: true } : {}),
    },
    ...returnParts(tools, `/member/sns/${String(id)}`, [
      { name: words.failed, code: 'SNS_02' },
      { name: words.late, code: 'SNS_01' },
      { name: words.away, code: 'SNS_03' },
      ...(checksTime === true ? [{ name: words.notFresh, code: 'SNS_04' }] : []),
    ]),
    { kind: 'heading', text: words.succeeded },
    {
      kind: 'sentences',
      items: [
        words.socialLogin,
        ...(assuredCi === true ? [words.assured] : []),
        freshLogin === undefined
          ? words.noProof
          : parameterTexts.length > 0
            ? words.asks(parameterTexts.join(', '))
            : words.asksNothing,
      ],
    },
  ];
};
