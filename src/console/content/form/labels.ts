import type { Words } from '../../../content/check/problem.ts';
import type { Language } from '../../texts/use-texts.ts';
import { billboardLabels } from './labels/billboard-labels.ts';
import { contentLabels } from './labels/content-labels.ts';
import { eventWidgetLabels, eventWidgetValues } from './labels/event-widget-labels.ts';
import { eventLabels, eventValues } from './labels/event-labels.ts';
import { courseLabels } from './labels/course-labels.ts';
import { dayLabels } from './labels/day-labels.ts';
import { lookValues } from './labels/look-values.ts';
import { parkLabels } from './labels/park-labels.ts';
import { pocketLabels, pocketValues } from './labels/pocket-labels.ts';
import { parkValues } from './labels/park-values.ts';
import { ruleLabels } from './labels/rule-labels.ts';
import { ruleValues } from './labels/rule-values.ts';
import { soundLabels, soundValues } from './labels/sound-labels.ts';
import { siteLabels } from './labels/site-labels.ts';
import { themeLabels } from './labels/theme-labels.ts';
import { clubLabels, clubValues } from './labels/club-labels.ts';
import { feeLabels } from './labels/fee-labels.ts';
import { giftLabels, giftValues } from './labels/gift-labels.ts';
import { mapLabels, mapValues } from './labels/map-labels.ts';
import { useLabels, useValues } from './labels/use-labels.ts';
import { queueLabels, queueValues } from './labels/queue-labels.ts';
import { recordLabels, recordValues } from './labels/record-labels.ts';
import { wayLabels } from './labels/way-labels.ts';
import { widgetLabels } from './labels/widget-labels.ts';

/** Each stands in one of these alone. */
export const labelLists = [
  eventWidgetLabels,
  billboardLabels,
  clubLabels,
  contentLabels,
  courseLabels,
  dayLabels,
  eventLabels,
  feeLabels,
  giftLabels,
  mapLabels,
  parkLabels,
  pocketLabels,
  queueLabels,
  recordLabels,
  siteLabels,
  soundLabels,
  themeLabels,
  ruleLabels,
  useLabels,
  wayLabels,
  widgetLabels,
] as const;

const labels: Readonly<Record<string, Words>> = {
  ...eventWidgetLabels,
  ...billboardLabels,
  ...clubLabels,
  ...contentLabels,
  ...courseLabels,
  ...dayLabels,
  ...eventLabels,
  ...feeLabels,
  ...giftLabels,
  ...mapLabels,
  ...parkLabels,
  ...pocketLabels,
  ...queueLabels,
  ...recordLabels,
  ...siteLabels,
  ...soundLabels,
  ...themeLabels,
  ...ruleLabels,
  ...useLabels,
  ...wayLabels,
  ...widgetLabels,
};

export const valueLabels: Readonly<Record<string, Words>> = {
  ...eventWidgetValues,
  ...clubValues,
  ...soundValues,
  ...ruleValues,
  ...lookValues,
  ...parkValues,
  ...pocketValues,
  ...mapValues,
  ...giftValues,
  ...eventValues,
  ...queueValues,
  ...useValues,
  ...recordValues,
};

/** A name of code as words: `timeoutMs` is "Timeout ms". */
export const splitName = (name: string): string => {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const pick = (list: Readonly<Record<string, Words>>, ...names: readonly string[]): Words | undefined => {
  const name = names.find((one) => Object.hasOwn(list, one));
  return name === undefined ? undefined : list[name];
};

/** Label of a property; `parent.name` wins over the plain name. Falls back to the schema's title. */
export const labelOf = (language: Language, name: string, parent = '', title?: string): string =>
  pick(labels, `${parent}.${name}`, name)?.[language] ?? title ?? splitName(name);

/** Label of a property's value; a flag uses the label of its definition. Falls back to the value. */
export const valueLabel = (language: Language, name: string, value: unknown): string =>
  (
    pick(valueLabels, `${name}.${String(value)}`, `*.${String(value)}`) ??
    (name === 'flag' ? pick(labels, String(value)) : undefined)
  )?.[language] ?? String(value);
