import { messageKey } from '#schemas/parts';
import { clock, type FacilityNow } from './facility-now.ts';

/** Texts for states of facilities, in the settings of each widget that displays them. */
export const stateTexts = {
  type: 'object',
  additionalProperties: false,
  required: [
    'open',
    'delayed',
    'rest',
    'closed',
    'full',
    'ended',
    'unknown',
    'calm',
    'normal',
    'busy',
    'minutes',
    'wait',
    'asOf',
  ],
  properties: {
    open: messageKey,
    delayed: messageKey,
    rest: { ...messageKey, description: 'Closed for a while.' },
    closed: { ...messageKey, description: 'Closed today.' },
    full: messageKey,
    ended: { ...messageKey, description: 'Outside of its hours.' },
    unknown: { ...messageKey, description: 'No state, or one older than ten minutes.' },
    calm: messageKey,
    normal: messageKey,
    busy: messageKey,
    minutes: { ...messageKey, description: 'Minutes; {{count}}.' },
    wait: { ...messageKey, description: 'Wait time in a sentence; {{count}} minutes.' },
    asOf: { ...messageKey, description: 'Time of the states; {{name}}.' },
  },
} as const;

export type StateTexts = { readonly [Key in keyof (typeof stateTexts)['properties']]: string };

/** Fills `{{count}}` and `{{name}}`. */
export const fillText = (text: string, values: { readonly count?: number | string; readonly name?: string }): string =>
  text.replace(/\{\{(count|name)\}\}/g, (_, key: 'count' | 'name') => String(values[key] ?? ''));

/** Main text of a state, such as "45 min" or "Closed". */
export const stateText = (now: FacilityNow, texts: StateTexts): string => {
  switch (now.kind) {
    case 'wait':
      return fillText(texts.minutes, { count: now.minutes });
    case 'hours':
      return `${clock(now.from)}–${clock(now.until)}`;
    default:
      return texts[now.kind];
  }
};

/** Second text of a state: how busy it is, or the minutes of a delay. */
export const stateNote = (now: FacilityNow, texts: StateTexts): string => {
  if (now.kind === 'wait') return texts[now.tone];
  return 'minutes' in now && now.minutes !== undefined ? fillText(texts.minutes, { count: now.minutes }) : '';
};

/** State as a sentence for labels. */
export const stateSentence = (now: FacilityNow, texts: StateTexts): string =>
  now.kind === 'wait'
    ? `${fillText(texts.wait, { count: now.minutes })}, ${texts[now.tone]}`
    : [stateText(now, texts), stateNote(now, texts)].filter(Boolean).join(' ');
