import { decide, type CompiledPage, type DecisionInput, type Snapshot, type SourceAnswers } from '#engine';
import type { Viewer } from '#schemas/viewer';
import type { Answers } from '../../check/walk/answers.ts';
import { firstVisit, type Coming } from './arrivals.ts';
import { waysOf } from './pairs.ts';

/** A way past guards: how somebody comes, and what the calls of guards answer. */
export interface Pass {
  readonly coming: Coming;
  readonly answers: SourceAnswers;
}

type Verdict = Pass | 'closed' | 'unclear';

/** A viewer who opens a page at an instant. */
interface Asker {
  readonly viewer: Viewer;
  readonly now: number;
  readonly path: string;
}

/**
 * Who comes past the guards of pages, and how. Pages of a venue with the same guards let the same visitors pass, so this is found out once for all
 * of them. Holds for pages whose guards are the same in both releases: whoever is stopped there is stopped in both, with the same words.
 */
export class Passing {
  readonly #snapshot: Snapshot;
  readonly #answers: Answers;
  readonly #known = new Map<string, WeakMap<Viewer, Verdict>>();
  readonly #counted: () => void;

  /** `counted` is told of each decision. */
  constructor(snapshot: Snapshot, answers: Answers, counted: () => void) {
    [this.#snapshot, this.#answers, this.#counted] = [snapshot, answers, counted];
  }

  /** A way in for a viewer; `closed` where there is none, `unclear` where that cannot be told from the guards. */
  of({ guards, venue }: CompiledPage, asker: Asker, comings: readonly Coming[]): Verdict {
    const name = JSON.stringify([guards, venue, asker.now]);
    const known = this.#known.get(name) ?? new WeakMap<Viewer, Verdict>();
    this.#known.set(name, known);
    const verdict = known.get(asker.viewer) ?? this.#find(asker, comings);
    known.set(asker.viewer, verdict);
    return verdict;
  }

  #find(asker: Asker, comings: readonly Coming[]): Verdict {
    for (const coming of comings) {
      const verdict = this.#try(asker, coming);
      if (verdict !== 'closed') return verdict === 'leaves' ? this.#orFirst(asker, coming) : verdict;
    }
    return 'closed';
  }

  /** In the app a first visit stays where another is led out of the site. */
  #orFirst(asker: Asker, { query }: Coming): Verdict {
    const verdict = this.#try(asker, { ...firstVisit, query });
    return verdict === 'leaves' || verdict === 'closed' ? 'unclear' : verdict;
  }

  #try({ viewer, now, path }: Asker, coming: Coming): Verdict | 'leaves' {
    let waiting: readonly SourceAnswers[] = [{}];
    let leaves = false;
    for (let round = 0; waiting.length > 0 && round < 6; round++) {
      const next: SourceAnswers[] = [];
      for (const answers of waiting) {
        const question: DecisionInput = { ...coming, path, viewer, now, answers };
        const { outcome, needsFacts } = decide(this.#snapshot, question);
        this.#counted();
        const asked = needsFacts.map(({ guard }) => guard).filter((guard) => !Object.hasOwn(answers, guard));
        if (asked.length > 0) next.push(...waysOf(asked, answers, this.#answers));
        else if (outcome.kind === 'pending') return 'unclear';
        else if (outcome.kind === 'redirect') leaves ||= outcome.leave !== undefined;
        else if (outcome.kind !== 'refused') return { coming, answers };
      }
      waiting = next;
    }
    return leaves ? 'leaves' : waiting.length > 0 ? 'unclear' : 'closed';
  }
}
