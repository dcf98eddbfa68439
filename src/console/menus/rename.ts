import type { Body } from '../api/client.ts';
import { freeKey, locales, textsNow, writeText } from '../messages/texts.ts';
import { usesOfTexts } from '../messages/used-by.ts';
import { keyOf, type Docs } from '../site/documents.ts';
import { entriesOf, nameIn } from './entry-view.ts';
import { change } from './moves.ts';

/** Edited names in both languages. */
export interface TypedName {
  readonly ko: string;
  readonly en: string;
}

/** Returns the other documents and entries of this menu that show the same text as an entry. */
export const otherUsers = (docs: Docs, menu: Body, uid: string): readonly string[] => {
  const items = entriesOf(menu) ?? [];
  const at = items.findIndex(({ menuUid }) => menuUid === uid);
  const key = items[at]?.menuName;
  if (key === undefined) return [];
  const own = (doc: string, path: readonly (string | number)[]): boolean => doc === keyOf(menu) && path[0] === 'items' && path[1] === at;
  return [...new Set((usesOfTexts(docs, new Set([key])).get(key) ?? []).filter(({ doc, path }) => !own(doc, path)).map(({ doc }) => doc))];
};

/** Renames an entry: changes its text wherever it is used, or gives the entry a text of its own. Unchanged or empty languages stay as they are. */
export const rename = (docs: Docs, menu: Body, uid: string, typed: TypedName, isOnlyHere: boolean): ReadonlyMap<string, Body> => {
  const items = entriesOf(menu) ?? [];
  const item = items.find(({ menuUid }) => menuUid === uid);
  if (item === undefined) return new Map();
  const text = textsNow(docs).get(item.menuName);
  const shown = nameIn(text, item.menuName);
  const fresh = Object.fromEntries(locales.map((locale) => [locale, typed[locale].trim()] as const).filter(([locale, name]) => name !== '' && name !== shown[locale]));
  if (!isOnlyHere) return writeText(docs, item.menuName, fresh);
  const key = freeKey(docs, `${item.menuName}_${uid}`);
  const own = writeText(docs, key, { ...(text?.ko === undefined ? {} : { ko: text.ko }), ...(text?.en === undefined ? {} : { en: text.en }), ...fresh }, item.menuName);
  return new Map([...own, [keyOf(menu), { ...menu, items: change(items, uid, { menuName: key }) }]]);
};
