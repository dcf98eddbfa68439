import type { Command } from '#schemas/command';
import type { Notice, Question } from './decision.ts';
import { evaluate, type Facts } from './condition.ts';
import { needKey } from './place-widgets.ts';
import type { CompiledGuard, CompiledRule, CompiledService, Snapshot } from './snapshot.ts';
import type { Tracer } from './trace.ts';

export interface NeededFact {
  readonly guard: string;
  readonly key: string;
  readonly pointer: readonly string[];
  readonly service: CompiledService;
}

export type Verdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'refused'; readonly guard: string; readonly notice: Omit<Notice, 'text'> & { readonly message: string } }
  | { readonly kind: 'redirect'; readonly guard: string; readonly command: Command }
  | { readonly kind: 'unknown'; readonly guard: string; readonly needs: readonly NeededFact[] };

/** What a message type does: A alert, S snackbar; B then back, L then login (P-679 … P-684). */
const noticeOf = (refuse: NonNullable<CompiledRule['refuse']>, loginPath: string, asked: string) => {
  const from = (refuse.path ?? '{path}').replace('{path}', asked);
  const follows: Command | undefined = refuse.type.endsWith('B')
    ? { kind: 'back' }
    : refuse.type.endsWith('L')
      ? { kind: 'go', to: `${loginPath}?from=${encodeURIComponent(from)}` }
      : undefined;
  return { kind: refuse.type.startsWith('A') ? ('alert' as const) : ('snackbar' as const), message: refuse.message, ...(follows ? { then: follows } : {}) };
};

const passOne = (guard: CompiledGuard, facts: Facts, asked: string, snapshot: Snapshot, needed: NeededFact | undefined): Verdict => {
  for (const rule of guard.rules) {
    const truth = evaluate(rule.when, facts);
    if (truth === false) continue;
    if (truth === 'unknown') return { kind: 'unknown', guard: guard.id, needs: needed ? [needed] : [] };
    if (rule.refuse) return { kind: 'refused', guard: guard.id, notice: noticeOf(rule.refuse, snapshot.site.paths.login, asked) };
    if (rule.redirect) return { kind: 'redirect', guard: guard.id, command: rule.redirect };
    return { kind: 'pass' };
  }
  return { kind: 'pass' };
};

/** Passes the guards in the order that config gives; the first that does not let the visitor pass decides. */
export const passGuards = (ids: readonly string[], facts: Facts, question: Question, asked: string, snapshot: Snapshot, trace?: Tracer): Verdict => {
  for (const id of ids) {
    const guard = snapshot.guards[id];
    if (guard === undefined) continue;
    const answer = question.answers?.[id];
    if (answer === 'failed') return { kind: 'redirect', guard: id, command: guard.onError };
    const needed = guard.source && answer === undefined
      ? { guard: id, key: needKey(guard.source.need, { locale: question.viewer.locale, query: question.query }), pointer: guard.source.pointer, service: guard.source.service }
      : undefined;
    const verdict = passOne(guard, { ...facts, source: answer?.value }, asked, snapshot, needed);
    trace?.({ step: 'guard', at: `guard/${id}`, says: verdict.kind });
    if (verdict.kind !== 'pass') return verdict;
  }
  return { kind: 'pass' };
};
