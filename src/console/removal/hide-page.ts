import { change } from '../menus/moves.ts';
import { entriesOf } from '../menus/entry-view.ts';
import { settingsFor } from '../menus/visibility.ts';
import type { Body } from '../api/client.ts';

type Locale = 'ko' | 'en';

/** Returns the menu entries that link to a page and are visible in one of these languages. */
export const entriesTo = (
  bodies: Iterable<Body>,
  page: string,
  locales: readonly Locale[],
): readonly { readonly menu: Body; readonly uids: readonly string[] }[] =>
  [...bodies].flatMap((menu) => {
    if (menu.type !== 'menu') return [];
    const uids = (entriesOf(menu) ?? [])
      .filter(
        ({ pageId, action, hiddenIn }) =>
          pageId === page && action === undefined && locales.some((locale) => hiddenIn?.includes(locale) !== true),
      )
      .map(({ menuUid }) => menuUid);
    return uids.length === 0 ? [] : [{ menu, uids }];
  });

/** Returns the menus with all entries that link to a page hidden in these languages. */
export const hideEntriesTo = (
  bodies: Iterable<Body>,
  page: string,
  locales: readonly Locale[],
): Readonly<Record<string, Body>> =>
  Object.fromEntries(
    entriesTo(bodies, page, locales).map(({ menu, uids }) => {
      const items = uids.reduce(
        (all, uid) => {
          const item = all.find(({ menuUid }) => menuUid === uid);
          return item === undefined
            ? all
            : change(all, uid, settingsFor(item, Object.fromEntries(locales.map((locale) => [locale, false]))));
        },
        entriesOf(menu) ?? [],
      );
      return [`menu/${menu.id}`, { ...menu, items }];
    }),
  );

/** Sets a page to "in preparation" and hides its menu entries. The page keeps its address. */
export const hidePage = (bodies: readonly Body[], page: Body): Readonly<Record<string, Body>> => ({
  ...hideEntriesTo(bodies, page.id, ['ko', 'en']),
  [`page/${page.id}`]: { ...page, pageInfo: { ...(page['pageInfo'] as object), pageStatusCode: 'D' } },
});
