import { keyOf } from '../site/documents.ts';

interface DraftChange {
  readonly type: string;
  readonly id: string;
  /** Locations in other documents name their document. */
  readonly at: readonly { readonly type?: string; readonly id?: string }[];
}

/** Returns the changes of a draft, then those of other documents that it is part of, such as a text in two languages or a page with its texts. */
export const changesOfDraft = <Change extends DraftChange>(changes: readonly Change[], key: string): readonly Change[] => {
  const own = changes.filter((change) => keyOf(change) === key);
  const part = changes.filter((change) => keyOf(change) !== key && change.at.some(({ type = change.type, id = change.id }) => keyOf({ type, id }) === key));
  return [...own, ...part];
};
