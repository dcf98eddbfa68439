import { compile } from '#engine';
import type { Snapshot } from '#engine';
import { catalog } from '#widgets/catalog.gen';
import type { Kept, Prepared, RawDocument } from './check/prepared.ts';
import { nothingKept, prepare as prepareWith } from './prepare.ts';

export { check } from './check/index.ts';
export { problemCodes, type Fix, type Place, type Problem, type ProblemCode } from './check/problem.ts';
export type { CleanHtml, Kept, Prepared, RawDocument } from './check/prepared.ts';
export { colorArt } from './color-art.ts';
export { isSoundLayout } from './decode-layout.ts';
export { canonicalJson, hashDocument } from './hash-document.ts';
export { nothingKept } from './prepare.ts';
export { readDocuments, readText, type ReadDocuments } from './read-documents.ts';
export { testedPurifier } from './sanitise/sanitiser.ts';
export { themeCss } from './theme-css.ts';
export { themeVariables } from './theme-variables.ts';

/**
 * Makes documents ready for check and compile: decoded, migrated, validated, sanitised. Give it what the last prepare left in `kept`, and
 * only changed documents cost. Whatever is wrong becomes a problem; rejects only when this process cannot sanitise.
 */
export const prepare = (documents: readonly RawDocument[], kept: Kept = nothingKept): Promise<Prepared> => prepareWith(documents, kept, catalog);

/** What a snapshot is made for. */
export interface ReleaseName {
  readonly number: number;
  /** Hash over its documents. */
  readonly hash: string;
  /** Whether links lead to the sandbox's stand-ins. */
  readonly sandbox: boolean;
}

/** The snapshot of a release. Throws when there is no site document, which `check` refuses. */
export function compileSite({ documents, rich, catalog: widgets }: Prepared, { number, hash, sandbox }: ReleaseName): Snapshot {
  return compile({ documents, rich, catalog: widgets, release: { number, hash }, sandbox }).snapshot;
}
