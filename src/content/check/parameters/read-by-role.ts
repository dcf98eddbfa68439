import { memoizeByObject } from '../../memoize-by-object.ts';
import type { CheckContext } from '../check-context.ts';
import type { Accepted } from './accepted.ts';

type Reads = Readonly<Record<string, Accepted>>;

// The site's code reads and writes these on the screens of its roles.
const login: Reads = { from: { pattern: '/.*' }, setting: { values: ['on'] } };
const changePassword: Reads = { changeMod: { values: ['I', 'D'] } };
const authorize: Reads = { redirectUrl: {}, scope: {} };
const passwordReset: Reads = { token: {} };
const address: Reads = { url: {} };

/** Query parameters that the site's code reads on the screens of its roles, by page id. */
export const readByRole = memoizeByObject(
  ({ site, documents, screens: pages }: CheckContext): ReadonlyMap<string, Reads> => {
    const found = new Map<string, Reads>();
    const add = (screen: string | undefined, reads: Reads) => {
      const page = pages.get(screen ?? '');
      if (page !== undefined) found.set(page.id, { ...found.get(page.id), ...reads });
    };
    add(site?.screens.login, login);
    for (const { screens, sent } of documents['account-policy'].values()) {
      add(screens.changePassword, changePassword);
      add(screens.authorize, authorize);
      add(sent.passwordReset.page, passwordReset);
    }
    for (const { screens } of documents.app.values()) for (const screen of Object.values(screens)) add(screen, address);
    return found;
  },
);

/** Query parameters that every page accepts: the app's own, and the mark of an address from a deep link. */
export const readEverywhere = memoizeByObject(
  ({ documents }: CheckContext): ReadonlyMap<string, readonly Accepted[]> =>
    new Map<string, readonly Accepted[]>([
      ['alarm', [{ values: ['true'] }]],
      ...[...documents.app.values()].map(({ query }) => [query, [{}]] as const),
    ]),
);
