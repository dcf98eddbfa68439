import { check, prepare, type Kept, type Prepared, type Problem, type RawDocument } from '#content';
import { compile, type Problem as CompileProblem, type Snapshot } from '#engine';

/** Loaded documents: prepared, checked and compiled. */
export interface LoadedSite {
  readonly raws: readonly RawDocument[];
  readonly prepared: Prepared;
  readonly problems: readonly Problem[];
  /** True when the documents pass the publish check. */
  readonly passes: boolean;
  /** Omitted without a site document, which every release needs. */
  readonly made?: { readonly snapshot: Snapshot; readonly problems: readonly CompileProblem[] };
}

/** Error of a step; no step may throw. */
export class StepThrew extends Error {
  readonly step: 'prepare' | 'check' | 'compile';

  constructor(step: StepThrew['step'], cause: unknown) {
    super(`${step} threw: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`, { cause });
    this.step = step;
  }
}

/** Compiles again, without caches of the first compilation. */
export const compileFresh = ({ documents, rich, catalog }: Prepared): NonNullable<LoadedSite['made']> =>
  compile({ documents, rich, catalog, release: { number: 1, hash: 'fuzz' }, sandbox: false });

/** Loads documents. Throws StepThrew when the product throws. */
export async function loadSite(raws: readonly RawDocument[], htmls: Kept): Promise<LoadedSite> {
  const prepared = await prepare(raws, htmls).catch((error: unknown) => {
    throw new StepThrew('prepare', error);
  });
  const problems = guarded('check', () => check(prepared));
  const passes = !problems.some(({ severity }) => severity === 'error');
  return {
    raws,
    prepared,
    problems,
    passes,
    ...(prepared.documents.site.has('site') ? { made: guarded('compile', () => compileFresh(prepared)) } : {}),
  };
}

function guarded<T>(step: StepThrew['step'], run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new StepThrew(step, error);
  }
}
