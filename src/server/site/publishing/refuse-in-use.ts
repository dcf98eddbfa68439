import { usersOf } from '#content/used-by/tell-users';
import { HttpError } from '../../core/errors.ts';
import { keyOf, type SavedDocuments } from '../../core/live-site/live-site.ts';
import { allows } from '../../core/operators/grants.ts';
import type { DocumentName } from './drafts-store.ts';
import type { By } from './rights-on-drafts.ts';
import { venueFinder } from '../../core/operators/venue-finder.ts';

interface Sides {
  readonly by: By;
  readonly before: SavedDocuments;
  readonly after: SavedDocuments;
}

const MOST_USERS = 200;

/**
 * Throws `inUse` when documents to be deleted are needed by others in their new state. Lists only users that the caller may read; `count` includes
 * all users.
 */
export function refuseInUse(gone: readonly DocumentName[], { by, before, after }: Sides): void {
  for (const name of gone) {
    const removed = before.get(keyOf(name));
    if (removed === undefined) continue;
    // Append the removed document last: a document that took over its address wins.
    const taken = namesTaken(name.type, after);
    const users = usersOf([...after.values(), removed], name).filter((user) => !taken.has(user.name));
    if (users.length === 0) continue;
    const find = venueFinder(after);
    const readable = users
      .filter(({ type, id }) => allows(by.grants, 'read', { type, venue: find({ type, id }) }))
      .slice(0, MOST_USERS);
    throw new HttpError('inUse', undefined, {
      type: name.type,
      id: name.id,
      count: users.length,
      users: readable.map(({ type, id, pointer, text }) => ({ type, id, pointer, text })),
    });
  }
}

const fields = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** Returns the names that other documents of the type resolve: screens of pages, keys of texts. */
function namesTaken(type: string, after: SavedDocuments): ReadonlySet<unknown> {
  const others = [...after.values()].filter((one) => one.type === type).map(({ body }) => body);
  if (type === 'messages') return new Set(others.flatMap(({ texts }) => Object.keys(fields(texts))));
  return new Set(
    type === 'page' ? others.flatMap(({ screen, aliases }) => [screen, ...Object.values(fields(aliases))]) : [],
  );
}
