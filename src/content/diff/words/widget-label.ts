import type { Words } from '#schemas/texts';
import { widgetLabels } from '#widgets/labels.gen';
import { both } from './phrase.ts';

/** A label inside a sentence: in lower case, unless it begins with an abbreviation. */
export const inSentence = ({ ko, en }: Words): Words => ({
  ko,
  en: /^[A-Z](?![A-Z])/.test(en) ? en.charAt(0).toLowerCase() + en.slice(1) : en,
});

/** Label of a widget inside a sentence. */
export const widgetLabel = (widget: unknown): Words =>
  typeof widget !== 'string'
    ? { ko: '배치', en: 'placement' }
    : Object.hasOwn(widgetLabels, widget)
      ? inSentence(widgetLabels[widget] ?? both(widget))
      : both(widget);
