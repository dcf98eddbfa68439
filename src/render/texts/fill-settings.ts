import type { PlacedNode } from '#engine';
import type { Texts } from './texts.ts';

type Settings = Readonly<Record<string, unknown>>;
export type TextValues = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface FillState {
  readonly texts: Texts;
  readonly textValues: TextValues;
  hasPlaceholders: boolean;
}

/** Placeholders that stay open until the text is displayed. */
const openPlaceholders: TextValues = { day: '{{day}}', name: '{{name}}', count: '{{count}}' };
const placeholder = /\{\{(?!(?:day|name|count)\}\})/;

const fillText = (value: unknown, state: FillState): unknown => {
  if (typeof value === 'string') {
    const plain = state.texts.translate(value);
    if (!placeholder.test(plain)) return plain;
    state.hasPlaceholders = true;
    return state.texts.translate(value, { ...openPlaceholders, ...state.textValues });
  }
  // A text in both languages falls back to the other language.
  return isRecord(value) ? (value[state.texts.locale] ?? value['ko'] ?? value['en']) : value;
};

const fillAtPath = (value: unknown, path: readonly string[], index: number, state: FillState): unknown => {
  const step = path[index];
  if (step === undefined) return fillText(value, state);
  if (step === '*')
    return Array.isArray(value) ? value.map((item: unknown) => fillAtPath(item, path, index + 1, state)) : value;
  return isRecord(value) && step in value
    ? { ...value, [step]: fillAtPath(value[step], path, index + 1, state) }
    : value;
};

const settingsCache = new WeakMap<PlacedNode, { readonly texts: Texts; readonly settings: Settings }>();

/** Replaces message keys in settings with texts. Settings without `{{name}}` are cached by node and language. */
export const fillSettings = (node: PlacedNode, texts: Texts, textValues: TextValues): Settings => {
  if (node.texts.length === 0) return node.settings;
  const known = settingsCache.get(node);
  if (known?.texts === texts) return known.settings;
  const state: FillState = { texts, textValues, hasPlaceholders: false };
  const settings = node.texts.reduce<unknown>(
    (value, path) => fillAtPath(value, path, 0, state),
    node.settings,
  ) as Settings;
  if (!state.hasPlaceholders) settingsCache.set(node, { texts, settings });
  return settings;
};
