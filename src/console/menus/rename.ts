import type { Body } from '../api.ts';
import { freeKey, writeText } from '../messages/texts.ts';
import { usesOfTexts } from '../messages/used-by.ts';
import { keyOf, type Docs } from '../site/documents.ts';
import type { Changes } from '../site/site-store.ts';
import { entriesOf } from './entry-view.ts';
import { change } from './moves.ts';

/** Names as they were typed, in both languages. */
export interface TypedName {
  readonly ko: string;
  readonly en: string;
}

/** Documents, and entries of this menu, that show the same text as an entry does, without the entry itself. */
export const othersOf = (docs: Docs, menu: Body, uid: string): readonly string[] => {
  const items = entriesOf(menu) ?? [];
  const at = items.findIndex(({ menuUid }) => menuUid === uid);
  const key = items[at]?.menuName;
  if (key === undefined) return [];
  const own = (doc: string, path: readonly (string | number)[]): boolean => doc === keyOf(menu) && path[0] === 'items' && path[1] === at;
  return [...new Set((usesOfTexts(docs, new Set([key])).get(key) ?? []).filter(({ doc, path }) => !own(doc, path)).map(({ doc }) => doc))];
};

/** What a new name of an entry makes of the documents: of its text wherever that is used, or of a text of its own. */
export const rename = (docs: Docs, menu: Body, uid: string, { ko, en }: TypedName, isOnlyHere: boolean): Changes => {
  const items = entriesOf(menu) ?? [];
  const item = items.find(({ menuUid }) => menuUid === uid);
  if (item === undefined) return {};
  if (!isOnlyHere) return writeText(docs, item.menuName, { ko: ko.trim(), en: en.trim() });
  const key = freeKey(docs, `${item.menuName}_${uid}`);
  return new Map([...Object.entries(Object.fromEntries(writeText(docs, key, { ko: ko.trim(), en: en.trim() }, item.menuName) as ReadonlyMap<string, Body>)), [keyOf(menu), { ...menu, items: change(items, uid, { menuName: key }) }]]);
};
