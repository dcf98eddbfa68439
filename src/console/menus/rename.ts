import type { Body } from '../api/client.ts';
import { makeOwnText, otherUses, type OtherUses } from '../messages/own-text.ts';
import { locales, textsNow, writeText } from '../messages/texts.ts';
import { keyOf, type Docs } from '../site/documents.ts';
import { entriesOf, nameIn } from './entry-view.ts';

/** Edited names in both languages. */
export interface TypedName {
  readonly ko: string;
  readonly en: string;
}

/** Returns the place of an entry in its menu, for its texts. */
export const placeOfEntry = (menu: Body, uid: string) => ({
  of: keyOf(menu),
  within: `/items/${(entriesOf(menu) ?? []).findIndex(({ menuUid }) => menuUid === uid)}`,
});

/** Returns the other documents and entries of this menu that show the same text as an entry. */
export const otherUsers = (docs: Docs, menu: Body, uid: string): OtherUses => {
  const key = entriesOf(menu)?.find(({ menuUid }) => menuUid === uid)?.menuName;
  return key === undefined ? { docs: [], venues: [] } : otherUses(docs, key, placeOfEntry(menu, uid));
};

/** Renames an entry: changes its text wherever it is used, or gives the entry a text of its own. Unchanged or empty languages stay as they are. */
export const rename = (
  docs: Docs,
  menu: Body,
  uid: string,
  typed: TypedName,
  isOnlyHere: boolean,
): ReadonlyMap<string, Body> => {
  const item = entriesOf(menu)?.find(({ menuUid }) => menuUid === uid);
  if (item === undefined) return new Map();
  const shown = nameIn(textsNow(docs).get(item.menuName), item.menuName);
  const fresh = Object.fromEntries(
    locales
      .map((locale) => [locale, typed[locale].trim()] as const)
      .filter(([locale, name]) => name !== '' && name !== shown[locale]),
  );
  return isOnlyHere
    ? makeOwnText(docs, item.menuName, placeOfEntry(menu, uid), fresh, uid)
    : writeText(docs, item.menuName, fresh);
};
