import type { JournalEntry, JournalKind } from '#schemas/journal.schema';

type EditKind = 'edited' | 'removed' | 'discarded';

/** Document of a group of edits, with its newest edit. */
export interface EditedDocument {
  /** `type/id` of the document. */
  readonly key: string;
  readonly kind: EditKind;
}

/** Entry of the list of recent changes: a release, a rollback, a new operator, or unreleased edits of one person on one day. */
export interface RecentChange {
  readonly id: string;
  /** Time of the newest journal row of the entry. */
  readonly at: string;
  readonly author: string;
  readonly kind: 'released' | 'rolled-back' | 'joined' | 'edits';
  readonly release?: number;
  readonly from?: number;
  readonly message?: string;
  readonly name?: string;
  /** Edited documents, most recent first; empty unless `kind` is `edits`. */
  readonly documents: readonly EditedDocument[];
}

const milestones: Readonly<Partial<Record<JournalKind, RecentChange['kind']>>> = {
  released: 'released',
  'rolled-back': 'rolled-back',
  'operator-added': 'joined',
};
const edits: Readonly<Partial<Record<JournalKind, EditKind>>> = {
  'draft-saved': 'edited',
  'draft-removal': 'removed',
  'draft-discarded': 'discarded',
};

/** Journal kinds that have an entry of their own. */
export const milestoneKinds: readonly string[] = Object.keys(milestones);

/** Journal kinds that are grouped by author and day. */
export const editKinds: readonly string[] = Object.keys(edits);

/** Maximum number of entries on the home page. */
export const maxShown = 7;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const milestoneOf = ({ id, at, author, kind, release, detail }: JournalEntry): RecentChange | undefined => {
  const own = milestones[kind];
  const [message, name] = [text(detail['message']), text(detail['name'])];
  return (
    own && {
      id,
      at,
      author,
      kind: own,
      documents: [],
      ...(release === undefined ? {} : { release }),
      ...(typeof detail['from'] === 'number' ? { from: detail['from'] } : {}),
      ...(message === undefined ? {} : { message }),
      ...(name === undefined ? {} : { name }),
    }
  );
};

/**
 * Groups journal rows, newest first, into recent changes. A release or rollback is one entry. Edits that no release contains yet are one entry
 * per author and day. `isDraft` tells whether a document has a draft now: without one, its edits before the last release belong to that release.
 */
export const recentChangesOf = (
  rows: readonly JournalEntry[],
  isDraft: (key: string) => boolean,
): readonly RecentChange[] => {
  const rollbacks = new Set(rows.filter(({ kind }) => kind === 'rolled-back').map(({ action }) => action));
  const changes: RecentChange[] = [];
  const groups = new Map<string, number>();
  let isReleased = false;
  for (const row of rows) {
    const milestone = milestoneOf(row);
    if (milestone !== undefined) changes.push(milestone);
    isReleased ||= milestone?.kind === 'released';
    const { id, action, at, author, type, document } = row;
    const kind = edits[row.kind];
    // A rollback keeps later changes as drafts in the same action.
    if (kind === undefined || type === undefined || document === undefined || rollbacks.has(action)) continue;
    const key = `${type}/${document}`;
    if (isReleased && !isDraft(key)) continue;
    const name = `${author} ${new Date(at).toDateString()}`;
    const index = groups.get(name) ?? changes.length;
    const group = changes[index] ?? { id, at, author, kind: 'edits', documents: [] };
    groups.set(name, index);
    changes[index] = group.documents.some((one) => one.key === key)
      ? group
      : { ...group, documents: [...group.documents, { key, kind }] };
  }
  return changes;
};
