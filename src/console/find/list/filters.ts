import type { Names } from '../../../content/diff/names.ts';
import { isOpenIn } from '../../content/page-settings/language-guards.ts';
import { isChanged, type Doc, type Docs } from '../../site/documents.ts';
import { bodiesOf } from '../../site/use-site.tsx';
import { distanceOf, wordsOf, type Hay } from '../match.ts';

export const states = ['draft', 'problems', 'blocked', 'preparing', 'hiddenEn', 'unused'] as const;
export type State = (typeof states)[number];

export const columns = ['name', 'type', 'venue', 'changed'] as const;
export type Column = (typeof columns)[number];

/** Filters of the document list, stored in the URL so that a link shares them. */
export interface Wish {
  readonly text: string;
  /** Code of a venue; `shared`: of none; empty: of all. */
  readonly venue: string;
  readonly type: string;
  readonly state: State | '';
  /** Last editor. */
  readonly by: string;
  /** Day since which it was changed, as YYYY-MM-DD. */
  readonly since: string;
  readonly sort: Column;
  readonly isDown: boolean;
}

export const noWish: Wish = {
  text: '',
  venue: '',
  type: '',
  state: '',
  by: '',
  since: '',
  sort: 'name',
  isDown: false,
};

export const readWish = (query: URLSearchParams): Wish => {
  const of = (name: string): string => query.get(name) ?? '';
  const sort = columns.find((one) => one === of('sort').replace(/^-/, '')) ?? 'name';
  return {
    text: of('q'),
    venue: of('venue'),
    type: of('type'),
    state: states.find((one) => one === of('state')) ?? '',
    by: of('by'),
    since: /^\d{4}-\d{2}-\d{2}$/.test(of('since')) ? of('since') : '',
    sort,
    isDown: of('sort').startsWith('-'),
  };
};

export const writeWish = ({ text, venue, type, state, by, since, sort, isDown }: Wish): URLSearchParams => {
  const order = `${isDown ? '-' : ''}${sort}`;
  return new URLSearchParams(
    Object.entries({ q: text, venue, type, state, by, since, sort: order === 'name' ? '' : order }).filter(
      ([, value]) => value !== '',
    ),
  );
};

/** Last editor and time of a change. */
export interface Changed {
  readonly author: string;
  readonly at: string;
}

/** A document as the list shows it. */
export interface Row {
  readonly doc: Doc;
  readonly label: string;
  readonly note: string;
  readonly type: string;
  readonly venue: string | undefined;
  readonly venueName: string;
  readonly hay: Hay;
  readonly changed: Changed | undefined;
  readonly states: ReadonlySet<State>;
}

// Types whose documents are referenced by name; others are unique or listed implicitly.
const named = new Set([
  'page',
  'layout',
  'menu',
  'theme',
  'link',
  'guard',
  'validation-rule',
  'messages',
  'code-list',
  'data-service',
  'operation',
  'picture',
]);

interface Known {
  readonly docs: Docs;
  readonly names: Names;
  readonly errorsOf: (key: string) => number;
  /** How many places use it; undefined while nobody knows. */
  readonly usersOf: ((doc: Doc) => number) | undefined;
}

/** What can be said of a document in a word. */
export const statesOf = (doc: Doc, { docs, errorsOf, usersOf }: Known): ReadonlySet<State> => {
  const body = doc.body ?? doc.live;
  const code = (body?.['pageInfo'] as { readonly pageStatusCode?: unknown } | undefined)?.pageStatusCode;
  const guards = Array.isArray(body?.['guards'])
    ? body['guards'].filter((one): one is string => typeof one === 'string')
    : [];
  return new Set<State>([
    ...(isChanged(doc) ? ['draft' as const] : []),
    ...(errorsOf(doc.key) > 0 ? ['problems' as const] : []),
    ...(code === 'B' ? ['blocked' as const] : code === 'D' ? ['preparing' as const] : []),
    ...(doc.type === 'page' && !isOpenIn(bodiesOf(docs, 'guard'), guards, 'en') ? ['hiddenEn' as const] : []),
    ...(named.has(doc.type) && body?.['spare'] !== true && usersOf?.(doc) === 0 ? ['unused' as const] : []),
  ]);
};

const compare: Readonly<Record<Column, (one: Row, two: Row) => number>> = {
  name: (one, two) => one.label.localeCompare(two.label),
  type: (one, two) => one.type.localeCompare(two.type),
  venue: (one, two) => one.venueName.localeCompare(two.venueName),
  changed: (one, two) => (one.changed?.at ?? '').localeCompare(two.changed?.at ?? ''),
};

/** The rows that are wished for, in their order. */
export const rowsFor = (
  rows: readonly Row[],
  { text, venue, type, state, by, since, sort, isDown }: Wish,
): readonly Row[] => {
  const words = wordsOf(text);
  const from = since === '' ? undefined : new Date(`${since}T00:00:00`).toISOString();
  const order = compare[sort];
  return rows
    .filter(
      (row) =>
        (venue === '' || (venue === 'shared' ? row.venue === undefined : row.venue === venue)) &&
        (type === '' || row.doc.type === type) &&
        (state === '' || row.states.has(state)) &&
        (by === '' || row.changed?.author === by) &&
        (from === undefined || (row.changed?.at ?? '') >= from) &&
        (words.length === 0 || distanceOf(row.hay, words) !== undefined),
    )
    .toSorted((one, two) => (isDown ? -1 : 1) * order(one, two) || compare.name(one, two));
};
