import type { AuthoredRichNode, Catalog } from '#engine/compile/compile-input';
import type { Kept, Prepared, RawDocument, ReadyDocument } from '../prepared.ts';
import type { Problem } from '../problem.ts';
import { assemble } from './assemble.ts';
import { allowImages, htmlProblems } from './html-problems.ts';

interface Parts {
  readonly raws: ReadonlyMap<string, RawDocument>;
  /** Problems found before, such as duplicate IDs. */
  readonly problems: readonly Problem[];
  readonly ready: readonly ReadyDocument[];
  /** The sanitised form of every HTML text in them. */
  readonly html: Kept;
  readonly catalog: Catalog;
}

/** A site of documents that have been decoded one by one, as check and compile take it. */
export function assembleSite({ raws, problems, ready, html, catalog }: Parts): Prepared {
  const documents = assemble(ready.flatMap(({ document }) => document ?? []));
  const allowed = documents.site.get('site')?.allowedHosts ?? [];
  return {
    documents,
    rich: richOf(ready, html, allowed),
    problems: [...problems, ...ready.flatMap((one) => problemsOf(one, html, allowed))],
    kept: html,
    raws,
    layoutBytes: new Map(
      ready.flatMap(({ document, bytes }): [string, number][] =>
        document?.type === 'layout' ? [[document.id, bytes]] : [],
      ),
    ),
    catalog,
  };
}

const problemsOf = (
  { document, html: spots, problems }: ReadyDocument,
  html: Kept,
  allowed: readonly string[],
): readonly Problem[] =>
  document === undefined || spots.length === 0
    ? problems
    : [...problems, ...spots.flatMap((spot) => htmlProblems(document, spot, html.get(spot.hash), allowed))];

function richOf(
  ready: Iterable<ReadyDocument>,
  html: Kept,
  allowed: readonly string[],
): Map<string, readonly AuthoredRichNode[]> {
  const rich = new Map<string, readonly AuthoredRichNode[]>();
  for (const { html: spots } of ready) {
    for (const { text, hash } of spots) {
      const clean = html.get(hash);
      if (clean) rich.set(text, allowImages(clean, allowed));
    }
  }
  return rich;
}
