import type { Catalog } from '#engine/compile/compile-input';
import { catalog } from '#widgets/catalog.gen';
import type { CleanHtml, Kept, Prepared, RawDocument } from './check/prepared.ts';
import { isSoundLayout as isSound } from './check/decode/decode-layout.ts';
import { prepare as prepareWith } from './documents/prepare.ts';
import { serverDecodeOptions } from './documents/decode-options.ts';
import { sanitiseAll } from './sanitise/sanitiser.ts';

export { check, checkInSteps, type CheckOptions } from './check/index.ts';
export { codeDescriptions } from './check/code-descriptions/index.ts';
export type { CodeDescription } from './check/code-descriptions/code-description.ts';
export {
  crawlCodes,
  gateCodes,
  pointerOf,
  problemCodes,
  walkCodes,
  type Fix,
  type Place,
  type CrawlCode,
  type Problem,
  type ProblemCode,
  type Way,
  type Words,
} from './check/problem.ts';
export { placeIn } from './check/locate.ts';
export { writtenPath } from './check/walk/written-path.ts';
export { walkSite, type Coverage, type WalkOptions, type WalkReport } from './check/walk/index.ts';
export {
  keyOf,
  type CleanHtml,
  type DocumentSource,
  type Kept,
  type Prepared,
  type RawDocument,
} from './check/prepared.ts';
export { diffDocuments, venueNames, type Change, type ChangedPlace, type ChangeKind } from './diff/index.ts';
export { markPageChanges, type MarkedPages } from './mark-page-changes.ts';
export { explainVisit, type DocumentPlace, type Sentence, type Visit } from './explain/index.ts';
export {
  allChangedViews,
  changedViews,
  sightOfLayout,
  type LayoutSight,
  type Release,
  type ViewChange,
  type ViewsOptions,
  type ViewsReport,
} from './diff/views/index.ts';
export { compileSite } from './documents/compile-site.ts';
export { colorArt } from './theme/color-art.ts';
export { canonicalJson, hashDocument } from './documents/hash-document.ts';
export { serverOnlyTypes, withoutServerOnly } from './documents/without-server-only.ts';
export {
  jsonFiles,
  readBytes,
  readDocuments,
  readJsonFile,
  readText,
  unreadTexts,
  type ReadDocuments,
} from './documents/read-documents.ts';
export { testedPurifier } from './sanitise/sanitiser.ts';
export { readWidgetCode } from './documents/read-widget-code.ts';
export type { WidgetCode } from './check/rules/check-layouts.ts';
export { themeCss } from './theme/theme-css.ts';
export { themeVariables } from './theme/theme-variables.ts';

/**
 * Makes documents ready for check and compile: decoded, migrated, validated, sanitised. Give it what the last prepare left in `kept`, and
 * only changed documents cost. Whatever is wrong becomes a problem; rejects only when this process cannot sanitise.
 */
export const prepare = (documents: readonly RawDocument[], kept: Kept = new Map()): Promise<Prepared> =>
  prepareWith(documents, kept, catalog);

/** HTML texts sanitised, in their order; what is in `kept` is not made anew. */
export async function sanitiseTexts(texts: readonly string[], kept: Kept): Promise<readonly CleanHtml[]> {
  const named = texts.map((text) => [serverDecodeOptions.nameOfHtml(text), text] as const);
  const made = await sanitiseAll(new Map(named.filter(([name]) => !kept.has(name))));
  return named.flatMap(([name]) => kept.get(name) ?? made.get(name) ?? []);
}

/** Validates a layout and the settings of each placement. */
export const isSoundLayout = (body: Readonly<Record<string, unknown>>, widgets: Catalog): boolean =>
  isSound({ reading: serverDecodeOptions, catalog: widgets }, body);
