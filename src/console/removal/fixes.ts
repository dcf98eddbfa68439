import { fieldsOf } from '../../content/check/is-fields.ts';
import { isNeededField } from '../../content/check/references/fields.ts';
import { getAt, setAt, type Path } from '../content/form/path.ts';
import type { ToldUser } from '../../content/used-by/tell-users.ts';
import type { Body } from '../api/client.ts';
import { addressesOf, addressOf, redirectTo } from '../problems/addresses.ts';
import type { Bodies } from '../site/documents.ts';
import { usesOf } from './uses.ts';

/** Fix for a use of the deleted document. */
export type FixKind =
  /** Removes the menu entry. */
  | 'entry'
  /** Keeps the menu entry as the heading of its children. */
  | 'heading'
  /** Removes the name from its list. */
  | 'off-list'
  /** Deletes the using document too, because it depends on the deleted one. */
  | 'along'
  /** Points the use at another document of the same type. */
  | 'elsewhere'
  /** No fix here: the use follows another use, or its document requires the deleted one. */
  | 'follows'
  | 'none';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Kinds of names that refer to a page. */
const pageNameKinds: readonly string[] = ['page', 'screen', 'address', 'route'];
/** Kinds of names that refer to a page through a table, which is itself one of its uses. */
const tableKinds: readonly string[] = ['deep-link', 'place'];

/** Returns the fix for a use. */
export const fixFor = (
  { type, path, kind }: Pick<ToldUser, 'type' | 'path' | 'kind'>,
  deleted: { readonly type: string; readonly id: string },
  by: Body | undefined,
): FixKind => {
  if (deleted.type === 'messages') return 'none';
  // Delete documents that belong to the venue alone and that nothing refers to. A page has uses of its own, which are checked first.
  if (deleted.type === 'venue' && (kind === 'venue-number' || type === 'deep-links' || type === 'push')) return 'along';
  if (deleted.type === 'venue' && (kind === 'place' || type === 'page')) return 'none';
  // A code belongs to this list only: without it the document has no value there.
  if (kind.startsWith('code ')) return 'along';
  if (isNeededField(type, path)) return 'along';
  // Pushes of a venue use the names of its own deep-link table, or the default venue's table if it has none.
  if (deleted.type === 'deep-links' && type === 'push')
    return by?.id === deleted.id ? 'along' : path[0] === 'types' ? 'off-list' : 'none';
  // Grades of conditions come from the list that browsers load.
  if (tableKinds.includes(kind) || kind === 'grade') return 'follows';
  // A call inside a text stands beside its method, so only a person can change it.
  if (kind === 'call') return path.at(-1) === 'uri' ? 'elsewhere' : 'none';
  if (type === 'menu' && path[0] === 'items') {
    const items = list(by?.['items']).map(fieldsOf);
    const uid = fieldsOf(items[Number(path[1])])['menuUid'];
    return items.some(({ parentsMenuUid }) => parentsMenuUid === uid) ? 'heading' : 'entry';
  }
  // Content for visitors of one venue must not go to those of another.
  if (deleted.type === 'venue' && path.at(-2) === 'is' && list(getAt(by, path.slice(0, -1))).length === 1)
    return 'none';
  if (path.at(-1) === 'dataServiceId' && path[0] === 'dataServiceList') return 'off-list';
  // A condition without values would have no effect.
  if (typeof path.at(-1) === 'number' && (path.at(-2) !== 'is' || list(getAt(by, path.slice(0, -1))).length > 1))
    return 'off-list';
  // A show moves to a different facility of its park; the closure of a deleted one means nothing.
  if (kind === 'park-facility') return path[0] === 'closed' ? 'off-list' : 'elsewhere';
  if (
    deleted.type === 'page'
      ? pageNameKinds.includes(kind)
      : kind === deleted.type || kind === 'frame' || (deleted.type === 'picture' && kind === 'art')
  )
    return 'elsewhere';
  return 'none';
};

/** Returns the name of the target for a kind of use. */
const nameFor = (kind: ToldUser['kind'], target: Body, bodies: Bodies): string => {
  if (kind === 'screen') return String(target['screen']);
  if (kind === 'park-facility') return String(target['facilityId']);
  if (kind === 'address' || kind === 'route') return addressOf((key) => bodies.get(key), target);
  return target.id;
};

/** Returns the documents that can replace the deleted one, nearest first. */
export const targetsFor = (bodies: Bodies, deleted: Body): readonly Body[] => {
  const isCalledAlike = (one: Body): boolean =>
    deleted.type !== 'operation' ||
    (one['cmsCallable'] === deleted['cmsCallable'] && one['formCallable'] === deleted['formCallable']);
  const isInPark = (one: Body): boolean => deleted.type !== 'facility' || one['parkKindCd'] === deleted['parkKindCd'];
  const fits = (one: Body): boolean =>
    isCalledAlike(one) &&
    isInPark(one) &&
    one.type === deleted.type &&
    one.id !== deleted.id &&
    (deleted.type !== 'page' || !String(list(one['paths'])[0]).includes('{')) &&
    one['use'] === deleted['use'] &&
    one['locale'] === deleted['locale'];
  const near = (one: Body): number => (one['venue'] === deleted['venue'] ? 0 : 1);
  const above = parentOf(bodies, deleted);
  return [...bodies.values()]
    .filter(fits)
    .toSorted((one, two) => Number(two.id === above) - Number(one.id === above) || near(one) - near(two));
};

/** Returns the parent page of a page in a menu, else the main page of its venue. */
const parentOf = (bodies: Bodies, { type, id, venue }: Body): string | undefined => {
  if (type !== 'page') return undefined;
  for (const menu of bodies.values()) {
    if (menu.type !== 'menu') continue;
    const items = list(menu['items']).map(fieldsOf);
    const own = items.find(({ pageId }) => pageId === id);
    const parent = items.find(({ menuUid }) => own !== undefined && menuUid === own['parentsMenuUid'])?.['pageId'];
    if (typeof parent === 'string' && parent !== id) return parent;
  }
  const main = fieldsOf(fieldsOf(bodies.get(`venue/${String(venue)}`))['targets'])['HOME'];
  return [...bodies.values()].find((one) => one.type === 'page' && one.id !== id && one['screen'] === main)?.id;
};

const order = (one: Path, two: Path): number => {
  for (let index = 0; index < Math.max(one.length, two.length); index++) {
    const [a = -1, b = -1] = [one[index], two[index]];
    if (a !== b) return typeof a === 'number' && typeof b === 'number' ? b - a : String(b).localeCompare(String(a));
  }
  return 0;
};

interface UseToFix {
  readonly use: ToldUser;
  /** New target, where the fix needs one. */
  readonly target: Body | undefined;
}

/** Replaces a name in a text: the whole text, or each separate occurrence, such as an address in HTML. */
const replaceName = (text: string, from: string, to: string): string =>
  text === from
    ? to
    : text.replaceAll(new RegExp(`(?<![\\w/.-])${from.replaceAll(/[^\w\s/]/g, '\\$&')}(?![\\w/.-])`, 'g'), () => to);

const fixOne = (by: Body, { use, target }: UseToFix, deleted: Body, bodies: Bodies): Body | undefined => {
  switch (fixFor(use, deleted, by)) {
    case 'along':
      return undefined;
    case 'entry':
      return setAt(by, use.path.slice(0, 2), undefined) as Body;
    case 'heading':
      return setAt(by, use.path, undefined) as Body;
    case 'off-list':
      return setAt(by, typeof use.path.at(-1) === 'number' ? use.path : use.path.slice(0, -1), undefined) as Body;
    case 'elsewhere':
      if (target !== undefined && use.kind === 'call') return replaceCall(by, use.path, target);
      return target === undefined
        ? by
        : (setAt(
            by,
            use.path,
            replaceName(String(getAt(by, use.path)), use.name, nameFor(use.kind, target, bodies)),
          ) as Body);
    case 'follows':
    case 'none':
      return by;
  }
};

/** A call is named by its path and the method beside it. */
const replaceCall = (by: Body, path: Path, target: Body): Body =>
  setAt(setAt(by, path, target['path']), [...path.slice(0, -1), 'method'], target['method']) as Body;

/** Returns the documents with some uses fixed. */
export const fixUses = (
  bodies: Bodies,
  deleted: Body,
  usesToFix: readonly UseToFix[],
): Readonly<Record<string, Body | undefined>> => {
  const changes: Record<string, Body | undefined> = {};
  // Fix the last items of a list first, so that the others keep their index.
  for (const one of usesToFix.toSorted((a, b) => order(a.use.path, b.use.path))) {
    const key = `${one.use.type}/${one.use.id}`;
    const by = Object.hasOwn(changes, key) ? changes[key] : bodies.get(key);
    if (by !== undefined && getAt(by, one.use.path) !== undefined) changes[key] = fixOne(by, one, deleted, bodies);
  }
  return Object.fromEntries(Object.entries(changes).filter(([key, body]) => body !== bodies.get(key)));
};

/** Deletes a page and redirects its addresses to another page. */
export const removeAndRedirect = (
  bodies: Bodies,
  deleted: Body,
  target: Body,
): Readonly<Record<string, Body | undefined>> => {
  const find = (key: string): Body | undefined => bodies.get(key);
  return {
    [`page/${deleted.id}`]: undefined,
    ...redirectTo(
      find,
      target,
      addressesOf(find, deleted).filter((address) => !address.includes('{')),
    ),
  };
};

const maxRounds = 6;

/** Removes all uses of a document in one step and returns the uses that need a person. Texts of a message document move to another one. */
export const prepareAll = (
  bodies: Bodies,
  deleted: Body,
  target: Body | undefined,
): { readonly changes: Readonly<Record<string, Body | undefined>>; readonly left: readonly ToldUser[] } => {
  if (deleted.type === 'messages') return moveTexts(deleted, target, usesOf(bodies, deleted));
  let now: Bodies = bodies;
  const changes: Record<string, Body | undefined> = {};
  for (let round = 0; round < maxRounds; round++) {
    const more = fixUses(
      now,
      deleted,
      usesOf(now, deleted).map((use) => ({ use, target })),
    );
    if (Object.keys(more).length === 0) break;
    Object.assign(changes, more);
    now = withChanges(now, more);
  }
  return { changes, left: usesOf(now, deleted) };
};

const withChanges = (bodies: Bodies, changes: Readonly<Record<string, Body | undefined>>): Bodies => {
  const next = new Map(bodies);
  for (const [key, body] of Object.entries(changes)) {
    if (body === undefined) next.delete(key);
    else next.set(key, body);
  }
  return next;
};

const moveTexts = (
  deleted: Body,
  target: Body | undefined,
  uses: readonly ToldUser[],
): ReturnType<typeof prepareAll> => {
  if (target === undefined) return { changes: {}, left: uses };
  return {
    changes: {
      [`messages/${deleted.id}`]: { ...deleted, texts: {} },
      [`messages/${target.id}`]: { ...target, texts: { ...fieldsOf(deleted['texts']), ...fieldsOf(target['texts']) } },
    },
    left: [],
  };
};
