import type { PlacedNode } from '#engine';
import type { Texts } from './messages.ts';

type Settings = Readonly<Record<string, unknown>>;
export type Words = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Settings => typeof value === 'object' && value !== null && !Array.isArray(value);

interface Speech {
  readonly texts: Texts;
  readonly words: Words;
  open: boolean;
}

/** What is known only when a text is said stays open in it. */
const late: Words = { day: '{{day}}', name: '{{name}}', count: '{{count}}' };
const hole = /\{\{(?!(?:day|name|count)\}\})/;

const speak = (value: unknown, speech: Speech): unknown => {
  if (typeof value === 'string') {
    const plain = speech.texts.say(value);
    if (!hole.test(plain)) return plain;
    speech.open = true;
    return speech.texts.say(value, { ...late, ...speech.words });
  }
  // A text in both languages: the other one stands in where one is missing.
  return isRecord(value) ? (value[speech.texts.locale] ?? value['ko'] ?? value['en']) : value;
};

const at = (value: unknown, path: readonly string[], index: number, speech: Speech): unknown => {
  const step = path[index];
  if (step === undefined) return speak(value, speech);
  if (step === '*') return Array.isArray(value) ? value.map((item: unknown) => at(item, path, index + 1, speech)) : value;
  return isRecord(value) && step in value ? { ...value, [step]: at(value[step], path, index + 1, speech) } : value;
};

const kept = new WeakMap<PlacedNode, { readonly texts: Texts; readonly settings: Settings }>();

/** Settings with texts in place of message keys. Those without `{{name}}` are made once for a node and language. */
export const fillSettings = (node: PlacedNode, texts: Texts, words: Words): Settings => {
  if (node.texts.length === 0) return node.settings;
  const known = kept.get(node);
  if (known?.texts === texts) return known.settings;
  const speech: Speech = { texts, words, open: false };
  const settings = node.texts.reduce<unknown>((value, path) => at(value, path, 0, speech), node.settings) as Settings;
  if (!speech.open) kept.set(node, { texts, settings });
  return settings;
};
