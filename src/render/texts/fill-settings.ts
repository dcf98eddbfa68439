import type { PlacedNode } from '#engine';
import type { Texts } from './texts.ts';

type Settings = Readonly<Record<string, unknown>>;
export type Words = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Settings => typeof value === 'object' && value !== null && !Array.isArray(value);

interface FillState {
  readonly texts: Texts;
  readonly words: Words;
  open: boolean;
}

/** What is known only when a text is said stays open in it. */
const openPlaceholders: Words = { day: '{{day}}', name: '{{name}}', count: '{{count}}' };
const placeholder = /\{\{(?!(?:day|name|count)\}\})/;

const fillText = (value: unknown, speech: FillState): unknown => {
  if (typeof value === 'string') {
    const plain = speech.texts.say(value);
    if (!placeholder.test(plain)) return plain;
    speech.open = true;
    return speech.texts.say(value, { ...openPlaceholders, ...speech.words });
  }
  // A text in both languages: the other one stands in where one is missing.
  return isRecord(value) ? (value[speech.texts.locale] ?? value['ko'] ?? value['en']) : value;
};

const fillAtPath = (value: unknown, path: readonly string[], index: number, speech: FillState): unknown => {
  const step = path[index];
  if (step === undefined) return fillText(value, speech);
  if (step === '*') return Array.isArray(value) ? value.map((item: unknown) => fillAtPath(item, path, index + 1, speech)) : value;
  return isRecord(value) && step in value ? { ...value, [step]: fillAtPath(value[step], path, index + 1, speech) } : value;
};

const settingsCache = new WeakMap<PlacedNode, { readonly texts: Texts; readonly settings: Settings }>();

/** Settings with texts in place of message keys. Those without `{{name}}` are made once for a node and language. */
export const fillSettings = (node: PlacedNode, texts: Texts, words: Words): Settings => {
  if (node.texts.length === 0) return node.settings;
  const known = settingsCache.get(node);
  if (known?.texts === texts) return known.settings;
  const speech: FillState = { texts, words, open: false };
  const settings = node.texts.reduce<unknown>((value, path) => fillAtPath(value, path, 0, speech), node.settings) as Settings;
  if (!speech.open) settingsCache.set(node, { texts, settings });
  return settings;
};
