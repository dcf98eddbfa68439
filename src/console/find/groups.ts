import type { Entry, Kind } from './entries.ts';
import type { Found } from './search.ts';

type Name = 'recent' | 'documents' | 'text' | 'action' | 'release';

/** Entries that are shown under one head; `from` is the place of the first among all that are shown. */
export interface Group {
  readonly id: Name;
  readonly entries: readonly Entry[];
  readonly from: number;
}

const nameOf: Readonly<Record<Kind, Name>> = {
  page: 'documents',
  document: 'documents',
  menu: 'documents',
  media: 'documents',
  text: 'text',
  action: 'action',
  release: 'release',
};
const order: readonly Name[] = ['documents', 'text', 'action', 'release'];
const mostOf: Readonly<Record<Name, number>> = { recent: 8, documents: 6, text: 5, action: 4, release: 3 };
const mostOfOne = 100;
const firstActions = 6;

const placed = (groups: readonly Omit<Group, 'from'>[]): readonly Group[] => {
  const shown = groups.filter(({ entries }) => entries.length > 0);
  return shown.map((group, index) => ({
    ...group,
    from: shown.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  }));
};

/** The nearest of every group, or everything of one kind. */
export const groupsOf = ({ entries }: Found, kind: Kind | 'all'): readonly Group[] =>
  placed(
    kind === 'all'
      ? order.map((id) => ({ id, entries: entries.filter((entry) => nameOf[entry.kind] === id).slice(0, mostOf[id]) }))
      : [{ id: nameOf[kind], entries: entries.filter((entry) => entry.kind === kind).slice(0, mostOfOne) }],
  );

/** While nothing is asked: what was opened last, and what can be done. */
export const firstGroups = (
  all: readonly Entry[],
  recent: readonly string[],
  actions: readonly Entry[],
): readonly Group[] => {
  const byId = new Map(all.filter(({ id }) => recent.includes(id)).map((entry) => [entry.id, entry]));
  return placed([
    { id: 'recent', entries: recent.flatMap((id) => byId.get(id) ?? []).slice(0, mostOf.recent) },
    { id: 'action', entries: actions.slice(0, firstActions) },
  ]);
};
