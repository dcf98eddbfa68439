import type { SavedDocuments } from '../../core/live-site/live-site.ts';
import { allows, type Right } from '../../core/operators/grants.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { requireRightOn } from '../../core/operators/require-right.ts';
import type { DocumentName, Draft } from './drafts-store.ts';
import { venueFinder } from '../../core/operators/venue-finder.ts';

/** Operator who performs an action on documents. */
export type By = Pick<Operator, 'id' | 'grants'>;

/**
 * Throws `noRight` unless the operator has the right on each document both before and after the change. An operator of one venue can therefore
 * neither take documents from another venue nor give it any.
 */
export const requireOnDocuments = (
  by: By,
  right: Right,
  names: readonly DocumentName[],
  before: SavedDocuments,
  after: SavedDocuments,
): void => {
  const [was, is] = [venueFinder(before), venueFinder(after)];
  const thing = ({ type, id }: DocumentName, venue: string | undefined) => ({ type, id, venue });
  const key = ({ type, id }: DocumentName) => `${type}/${id}`;
  requireRightOn(
    by,
    right,
    names.flatMap((name) => [
      ...(before.has(key(name)) ? [thing(name, was(name))] : []),
      ...(after.has(key(name)) || !before.has(key(name)) ? [thing(name, is(name))] : []),
    ]),
  );
};

/** Returns the drafts that the operator may read. */
export const readable = (
  by: By,
  drafts: readonly Draft[],
  live: SavedDocuments,
  withAll: SavedDocuments,
): readonly Draft[] => {
  const [was, is] = [venueFinder(live), venueFinder(withAll)];
  return drafts.filter((draft) =>
    allows(by.grants, 'read', { type: draft.type, venue: draft.document === undefined ? was(draft) : is(draft) }),
  );
};
