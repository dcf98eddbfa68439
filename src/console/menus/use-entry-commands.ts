import { useMemo } from 'react';
import type { MenuItem } from '#schemas/documents/menu/schema';
import type { Body } from '../api/client.ts';
import { homeFor } from '../content/fields/use-message.ts';
import { freeKey, textsNow, writeText } from '../messages/texts.ts';
import type { Changes } from '../site/site-store.ts';
import { useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { useToast } from '../ui/toasts.tsx';
import { entriesOf } from './entry-view.ts';
import { add, branchesOf, change, newUid, moveBy, moveTo, placeOf, remove, type Place, type Step } from './moves.ts';
import { rename, type TypedName } from './rename.ts';
import { menuStrings } from './strings.ts';

type Items = readonly MenuItem[];

/** Maximum number of entries of a menu document. */
export const maxEntries = 400;

/** Returns the commands for the entries of a menu. Each is one undo step, shows a toast and keeps the rest of the document. */
export const useEntryCommands = (key: string) => {
  const store = useSiteStore();
  const showToast = useToast();
  const texts = useTexts();
  const words = useWords(menuStrings);
  const { language } = useLanguage();
  return useMemo(() => {
    const now = () => {
      const { docs } = store.get();
      const body = docs.get(key)?.body;
      return { docs, body, items: entriesOf(body) ?? [] };
    };
    const nameOf = (items: Items, uid: string | undefined): string => {
      const menuName = items.find(({ menuUid }) => menuUid === uid)?.menuName ?? '';
      const text = textsNow(store.get().docs).get(menuName);
      return text?.[language] ?? text?.ko ?? text?.en ?? menuName;
    };
    const edit = (label: string, changes: Changes): void => {
      store.edit(label, changes);
      showToast(label, { label: texts.undo, run: () => void store.undo(key) });
    };
    const put = (label: string, items: Items, more: ReadonlyMap<string, Body> = new Map()): void => {
      const { body } = now();
      if (body === undefined) return;
      edit(label, new Map([...more, [key, { ...body, items }]]));
    };
    const whereIs = (items: Items, uid: string): string => {
      const place = placeOf(items, uid);
      const branches = branchesOf(items);
      if (place?.parent === undefined) return words.top((place?.index ?? 0) + 1, branches.length);
      return words.under(
        nameOf(items, place.parent),
        place.index + 1,
        branches.find(({ item }) => item.menuUid === place.parent)?.children.length ?? 0,
      );
    };
    const moved = (uid: string, items: Items | undefined): boolean => {
      if (items === undefined) return false;
      put(words.moved(nameOf(items, uid), whereIs(items, uid)), items);
      return true;
    };
    return {
      step: (uid: string, step: Step): boolean => moved(uid, moveBy(now().items, uid, step)),
      moveTo: (uid: string, place: Place): boolean => moved(uid, moveTo(now().items, uid, place)),
      /** Returns the id of the new entry. */
      add: (beside: string | undefined, isGroup: boolean): string | undefined => {
        const { docs, body, items } = now();
        if (body === undefined || items.length >= maxEntries) return undefined;
        const menuUid = newUid(items, beside);
        const menuName = freeKey(docs, `menu_${body.id}_${menuUid}`);
        const name = isGroup
          ? { ko: menuStrings.ko.newGroup, en: menuStrings.en.newGroup }
          : { ko: menuStrings.ko.newEntry, en: menuStrings.en.newEntry };
        put(
          words.added(name[language]),
          add(items, { menuUid, menuName }, beside, isGroup),
          writeText(docs, menuName, name, homeFor(docs, key)),
        );
        return menuUid;
      },
      remove: (uid: string): void => {
        const { items } = now();
        const rest = remove(items, uid);
        put(words.removed(nameOf(items, uid), items.length - rest.length - 1), rest);
      },
      rename: (uid: string, typed: TypedName, isOnlyHere: boolean): void => {
        const { docs, body, items } = now();
        const was = nameOf(items, uid);
        if (body === undefined) return;
        const changes = rename(docs, body, uid, typed, isOnlyHere);
        if (changes.size > 0) edit(words.renamed(was, typed[language].trim() || was), changes);
      },
      set: (uid: string, label: string, settings: Parameters<typeof change>[2]): void => {
        const { items } = now();
        put(label, change(items, uid, settings));
      },
      foldAtEnd: (count: number): void => {
        const { body } = now();
        if (body !== undefined) edit(words.foldedNow(count), { [key]: { ...body, footerMenus: count } });
      },
    };
  }, [store, showToast, texts, words, language, key]);
};
