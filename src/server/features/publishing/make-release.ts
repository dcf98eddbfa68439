import { checkInSteps, compileSite, prepare } from '#content';
import type { CheckOptions as GateOptions, Kept, Prepared, Problem, RawDocument, WidgetCode } from '#content';
import type { LiveRelease, SavedDocuments } from '../../live-site.ts';

/** The whole-site check of documents that may go live; problems of severity error forbid it. */
export interface CheckedSite {
  readonly documents: SavedDocuments;
  readonly prepared: Prepared;
  readonly problems: readonly Problem[];
  readonly isFit: boolean;
}

interface CheckOptions {
  readonly widgetCode?: WidgetCode;
  /** What the store holds of uploads. */
  readonly pictures?: GateOptions['pictures'];
  readonly raws?: readonly RawDocument[];
}

/** `raws` are the same documents where more is known of them: their files, and ids given twice. */
export async function checkSite(documents: SavedDocuments, kept: Kept, { widgetCode, pictures, raws = [...documents.values()] }: CheckOptions = {}): Promise<CheckedSite> {
  const prepared = await prepare(raws, kept);
  const problems = await checkBreathing(prepared, { pictures, ...(widgetCode === undefined ? {} : { widgetCode }) });
  return { documents, prepared, problems, isFit: problems.every(({ severity }) => severity !== 'error') };
}

const SLICE_MS = 8;

/** Visitors are answered between the rules. */
async function checkBreathing(prepared: Prepared, options: GateOptions): Promise<readonly Problem[]> {
  const steps = checkInSteps(prepared, options);
  let step = steps.next();
  for (let since = performance.now(); step.done !== true; step = steps.next()) {
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
  return step.value;
}

/** Compiles prepared documents beside whatever is live now. */
export function makeRelease(name: { readonly number: number; readonly hash: string }, documents: SavedDocuments, prepared: Prepared, sandbox: boolean): LiveRelease {
  return { ...name, documents, prepared, snapshot: compileSite(prepared, name, { sandbox }) };
}
