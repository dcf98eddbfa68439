import type { RichNode } from '#schemas/command';
import type { Locale, LocalText } from '#schemas/parts';
import type { Reading, UndatedDocuments } from './types.ts';

/** The text in the language, else in the other one, else nothing. */
export const localised = (text: LocalText | undefined, locale: Locale): string =>
  text?.[locale] ?? text?.ko ?? text?.en ?? '';

type Facts = readonly { readonly label: LocalText; readonly value: LocalText }[];
export const factList = (facts: Facts | undefined, locale: Locale) =>
  (facts ?? []).map(({ label, value }) => ({ label: localised(label, locale), value: localised(value, locale) }));

/** Name of a code, or the code itself when the list has no such item. */
export function codeName(documents: UndatedDocuments, list: string, code: string, locale: Locale): string {
  const item = documents['code-list'].get(list)?.items.find(({ codeId }) => codeId === code);
  return item === undefined ? code : localised(item.codeName, locale);
}

const BLOCKS = new Set([
  'p',
  'div',
  'section',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'figure',
  'hr',
  'br',
  'pre',
  'dl',
  'dt',
  'dd',
]);

const spelled = (node: RichNode): string => {
  if (typeof node === 'string') return node;
  const inner = (node.children ?? []).map(spelled).join('');
  return BLOCKS.has(node.tag) ? `\n${inner}\n` : node.tag === 'td' || node.tag === 'th' ? `${inner} ` : inner;
};

/** Plain text of a tree. */
export const plainText = (nodes: readonly RichNode[]): string =>
  nodes
    .map(spelled)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

/** A body as the tree to show and as plain text for sharing and previews. */
export function bodyOf(reading: Pick<Reading, 'locale' | 'rich'>, body: LocalText | undefined) {
  const html = localised(body, reading.locale);
  const contents = html === '' ? [] : reading.rich(html);
  return { contents, contentsText: plainText(contents) };
}

/** A published message in the language; a key without one stays empty, it is never shown raw. */
export const message = ({ snapshot, locale }: Pick<Reading, 'snapshot' | 'locale'>, key: string | undefined): string =>
  key ? (snapshot.messages[locale][key] ?? '') : '';
