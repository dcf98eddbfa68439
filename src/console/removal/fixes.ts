import { fieldsOf } from '../../content/check/is-fields.ts';
import { getAt, setAt, type Path } from '../content/form/path.ts';
import type { ToldUser } from '../../content/used-by.ts';
import type { Body } from '../api/client.ts';
import { addressesOf, addressOf, redirectTo } from '../problems/addresses.ts';
import type { Bodies } from '../site/documents.ts';
import { usesOf } from './uses.ts';

/** What can be done for a place so that it does not use the thing any more. */
export type FixKind =
  /** The entry of a menu goes away. */
  | 'entry'
  /** The entry of a menu stays as the head of what is below it. */
  | 'heading'
  /** The name is taken off its list. */
  | 'off-list'
  /** The document of the place is of use with the thing alone, and goes away with it. */
  | 'along'
  /** It names another thing of the kind. */
  | 'elsewhere'
  /** Nothing here: it follows what is done for another place, or stands in a document that cannot be without. */
  | 'follows'
  | 'none';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a page can be named by. */
const pageNameKinds: readonly string[] = ['page', 'screen', 'address', 'route'];
/** Names that lead to a page by way of a table, which is itself one of its users. */
const tableKinds: readonly string[] = ['deep-link', 'place'];

/** How a place can be mended. */
export const fixFor = ({ type, path, kind }: Pick<ToldUser, 'type' | 'path' | 'kind'>, gone: { readonly type: string; readonly id: string }, by: Body | undefined): FixKind => {
  if (gone.type === 'messages') return 'none';
  // A document that is the venue's alone and is named by nobody goes with it; a page has users of its own, who are asked first.
  if (gone.type === 'venue' && (kind === 'venue-number' || type === 'deep-links' || type === 'push')) return 'along';
  if (gone.type === 'venue' && (kind === 'place' || type === 'page')) return 'none';
  // A code is of this list and of no other: without it the document has nothing to say there.
  if (kind.startsWith('code ')) return 'along';
  // Pushes of a venue lead by the names of its table; without tables of its own they lead by the default venue's.
  if (gone.type === 'deep-links' && type === 'push') return by?.id === gone.id ? 'along' : path[0] === 'types' ? 'off-list' : 'none';
  // The grades of conditions are looked up in the list that browsers load.
  if (tableKinds.includes(kind) || kind === 'grade') return 'follows';
  // A call inside of a text stands beside its method in a way that only a person can change.
  if (kind === 'call') return path.at(-1) === 'uri' ? 'elsewhere' : 'none';
  if (type === 'menu' && path[0] === 'items') {
    const items = list(by?.['items']).map(fieldsOf);
    const uid = fieldsOf(items[Number(path[1])])['menuUid'];
    return items.some(({ parentsMenuUid }) => parentsMenuUid === uid) ? 'heading' : 'entry';
  }
  // What was for visitors of one venue is not for those of another.
  if (gone.type === 'venue' && path.at(-2) === 'is' && list(getAt(by, path.slice(0, -1))).length === 1) return 'none';
  if (path.at(-1) === 'dataServiceId' && path[0] === 'dataServiceList') return 'off-list';
  // A condition that asks for nothing would be none.
  if (typeof path.at(-1) === 'number' && (path.at(-2) !== 'is' || list(getAt(by, path.slice(0, -1))).length > 1)) return 'off-list';
  if (gone.type === 'page' ? pageNameKinds.includes(kind) : kind === gone.type || kind === 'frame' || (gone.type === 'picture' && kind === 'art')) return 'elsewhere';
  return 'none';
};

/** What another document is named by at such a place. */
const nameFor = (kind: ToldUser['kind'], target: Body, bodies: Bodies): string => {
  if (kind === 'screen') return String(target['screen']);
  if (kind === 'address' || kind === 'route') return addressOf((key) => bodies.get(key), target);
  return target.id;
};

/** Documents that others can be pointed at in its place, those nearest to it first. */
export const targetsFor = (bodies: Bodies, gone: Body): readonly Body[] => {
  const isCalledAlike = (one: Body): boolean => gone.type !== 'operation' || (one['cmsCallable'] === gone['cmsCallable'] && one['formCallable'] === gone['formCallable']);
  const fits = (one: Body): boolean => isCalledAlike(one) && one.type === gone.type && one.id !== gone.id && (gone.type !== 'page' || !String(list(one['paths'])[0]).includes('{')) && one['use'] === gone['use'] && one['locale'] === gone['locale'];
  const near = (one: Body): number => (one['venue'] === gone['venue'] ? 0 : 1);
  const above = parentOf(bodies, gone);
  return [...bodies.values()].filter(fits).toSorted((one, two) => Number(two.id === above) - Number(one.id === above) || near(one) - near(two));
};

/** The page that stands above a page in a menu, else the main page of its venue. */
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
  /** What it is to name instead, where that is asked. */
  readonly target: Body | undefined;
}

/** A text with another name in place of one: the whole of it, or wherever it stands by itself inside, as an address does in HTML. */
const replaceName = (text: string, from: string, to: string): string =>
  text === from ? to : text.replaceAll(new RegExp(`(?<![\\w/.-])${from.replaceAll(/[^\w\s/]/g, '\\$&')}(?![\\w/.-])`, 'g'), () => to);

const fixOne = (by: Body, { use, target }: UseToFix, gone: Body, bodies: Bodies): Body | undefined => {
  switch (fixFor(use, gone, by)) {
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
      return target === undefined ? by : (setAt(by, use.path, replaceName(String(getAt(by, use.path)), use.name, nameFor(use.kind, target, bodies))) as Body);
    case 'follows':
    case 'none':
      return by;
  }
};

/** A call goes by its method and path, which stand beside each other. */
const replaceCall = (by: Body, path: Path, target: Body): Body => setAt(setAt(by, path, target['path']), [...path.slice(0, -1), 'method'], target['method']) as Body;

/** The documents with some places mended. */
export const fixUses = (bodies: Bodies, gone: Body, mended: readonly UseToFix[]): Readonly<Record<string, Body | undefined>> => {
  const changes: Record<string, Body | undefined> = {};
  // The last of a list first, so that the others stay where they were.
  for (const one of mended.toSorted((a, b) => order(a.use.path, b.use.path))) {
    const key = `${one.use.type}/${one.use.id}`;
    const by = Object.hasOwn(changes, key) ? changes[key] : bodies.get(key);
    if (by !== undefined && getAt(by, one.use.path) !== undefined) changes[key] = fixOne(by, one, gone, bodies);
  }
  return Object.fromEntries(Object.entries(changes).filter(([key, body]) => body !== bodies.get(key)));
};

/** A page that goes away leads those who know its addresses on to another: the documents with that, the page itself gone. */
export const removeAndRedirect = (bodies: Bodies, gone: Body, target: Body): Readonly<Record<string, Body | undefined>> => {
  const find = (key: string): Body | undefined => bodies.get(key);
  return { [`page/${gone.id}`]: undefined, ...redirectTo(find, target, addressesOf(find, gone).filter((address) => !address.includes('{'))) };
};

const maxRounds = 6;

/** Everything that takes a document out of use, as one step; what it cannot mend is left. Of texts: they move to another document. */
export const prepareAll = (bodies: Bodies, gone: Body, target: Body | undefined): { readonly changes: Readonly<Record<string, Body | undefined>>; readonly left: readonly ToldUser[] } => {
  if (gone.type === 'messages') return moveTexts(gone, target, usesOf(bodies, gone));
  let now: Bodies = bodies;
  const changes: Record<string, Body | undefined> = {};
  for (let round = 0; round < maxRounds; round++) {
    const more = fixUses(now, gone, usesOf(now, gone).map((use) => ({ use, target })));
    if (Object.keys(more).length === 0) break;
    Object.assign(changes, more);
    now = withChanges(now, more);
  }
  return { changes, left: usesOf(now, gone) };
};

const withChanges = (bodies: Bodies, changes: Readonly<Record<string, Body | undefined>>): Bodies => {
  const next = new Map(bodies);
  for (const [key, body] of Object.entries(changes)) {
    if (body === undefined) next.delete(key);
    else next.set(key, body);
  }
  return next;
};

const moveTexts = (gone: Body, target: Body | undefined, uses: readonly ToldUser[]): ReturnType<typeof prepareAll> => {
  if (target === undefined) return { changes: {}, left: uses };
  return { changes: { [`messages/${gone.id}`]: { ...gone, texts: {} }, [`messages/${target.id}`]: { ...target, texts: { ...fieldsOf(gone['texts']), ...fieldsOf(target['texts']) } } }, left: [] };
};
