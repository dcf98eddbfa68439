import { check, prepare, type Kept, type Prepared, type Problem, type RawDocument } from '#content';
import { compile, type Problem as CompileProblem, type Snapshot } from '#engine';

/** Documents as the product takes them in: made ready, looked at by the gate, compiled. */
export interface Trial {
  readonly raws: readonly RawDocument[];
  readonly prepared: Prepared;
  readonly problems: readonly Problem[];
  /** Whether the gate would let them go live. */
  readonly passes: boolean;
  /** Left out where there is no site document, without which there is no release. */
  readonly made?: { readonly snapshot: Snapshot; readonly problems: readonly CompileProblem[] };
}

/** A step that threw, which none of them may. */
export class StepThrew extends Error {
  readonly step: 'prepare' | 'check' | 'compile';

  constructor(step: StepThrew['step'], cause: unknown) {
    super(`${step} threw: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`, { cause });
    this.step = step;
  }
}

/** Compiles once more: nothing that was remembered of the first is known of this one. */
export const compileFresh = ({ documents, rich, catalog }: Prepared): NonNullable<Trial['made']> => compile({ documents, rich, catalog, release: { number: 1, hash: 'fuzz' }, sandbox: false });

/** Takes documents in. Throws StepThrew where the product throws. */
export async function tryOut(raws: readonly RawDocument[], htmls: Kept): Promise<Trial> {
  const prepared = await prepare(raws, htmls).catch((error: unknown) => {
    throw new StepThrew('prepare', error);
  });
  const problems = guarded('check', () => check(prepared));
  const passes = !problems.some(({ severity }) => severity === 'error');
  return { raws, prepared, problems, passes, ...(prepared.documents.site.has('site') ? { made: guarded('compile', () => compileFresh(prepared)) } : {}) };
}

function guarded<T>(step: StepThrew['step'], run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new StepThrew(step, error);
  }
}
