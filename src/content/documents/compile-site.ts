import { compile } from '#engine';
import type { Snapshot } from '#engine';
import type { Prepared } from '../check/prepared.ts';

/** The snapshot of a release; with the sandbox on, links lead to its stand-ins. Throws when there is no site document, which `check` refuses. */
export const compileSite = (
  { documents, rich, catalog: widgets }: Pick<Prepared, 'documents' | 'rich' | 'catalog'>,
  release: { readonly number: number; readonly hash: string },
  { sandbox }: { readonly sandbox: boolean },
): Snapshot =>
  compile({ documents, rich, catalog: widgets, release: { number: release.number, hash: release.hash }, sandbox })
    .snapshot;
