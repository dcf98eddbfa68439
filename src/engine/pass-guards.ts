import type { Command } from '#schemas/command';
import type { Notice, Question } from './decision.ts';
import { evaluate, holds, type Facts } from './condition.ts';
import type { Values } from './fill.ts';
import { needKey } from './read-need.ts';
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

/** What guards are read against. `asked` is the address asked for, `values` what the calls of fact sources are filled with. */
export interface Gate {
  readonly snapshot: Snapshot;
  readonly facts: Facts;
  readonly answers: Question['answers'];
  readonly asked: string;
  readonly values: Values;
}

/** What a message type does: A alert, S snackbar; B then back, L then login (P-679 … P-684). */
const noticeOf = (refuse: NonNullable<CompiledRule['refuse']>, { snapshot, asked }: Gate) => {
  const from = (refuse.path ?? '{path}').replace('{path}', () => asked);
  const follows: Command | undefined = refuse.type.endsWith('B')
    ? { kind: 'back' }
    : refuse.type.endsWith('L')
      ? { kind: 'go', to: `${snapshot.site.paths.login}?from=${encodeURIComponent(from)}` }
      : undefined;
  return { kind: refuse.type.startsWith('A') ? ('alert' as const) : ('snackbar' as const), message: refuse.message, ...(follows ? { then: follows } : {}) };
};

/** A question whose yes leads to the login takes along where the visitor wanted to go. */
const questionOf = ({ message, ok, cancel, then }: NonNullable<CompiledRule['ask']>, { snapshot, asked }: Gate) => {
  const isLogin = then.kind === 'go' && then.to === snapshot.site.paths.login;
  const leads: Command = isLogin ? { kind: 'go', to: `${then.to}?from=${encodeURIComponent(asked)}` } : then;
  return { kind: 'confirm' as const, message, then: leads, ...(ok ? { ok } : {}), ...(cancel ? { cancel } : {}) };
};

/** Only the answer of the source is missing; as long as something else is unknown the source is not asked. */
const hangsOnSource = ({ when }: CompiledRule, facts: Facts): boolean =>
  facts.source === undefined &&
  when !== undefined &&
  when.groups.some((group) => group.some((test) => test.fact === 'source') && group.every((test) => test.fact === 'source' || holds(test, facts) === true));

const askSource = (guard: CompiledGuard, source: NonNullable<CompiledGuard['source']>, { answers, values }: Gate): Verdict =>
  answers?.[guard.id] === 'failed'
    ? { kind: 'redirect', guard: guard.id, command: guard.onError }
    : { kind: 'unknown', guard: guard.id, needs: [{ guard: guard.id, key: needKey(source.need, values), pointer: source.pointer, service: source.service }] };

const passOne = (guard: CompiledGuard, gate: Gate): Verdict => {
  const answer = guard.source && gate.answers?.[guard.id];
  const facts = typeof answer === 'object' ? { ...gate.facts, source: answer.value } : gate.facts;
  for (const rule of guard.rules) {
    const truth = evaluate(rule.when, facts);
    if (truth === false) continue;
    if (truth === 'unknown') return guard.source && hangsOnSource(rule, facts) ? askSource(guard, guard.source, gate) : { kind: 'unknown', guard: guard.id, needs: [] };
    if (rule.refuse) return { kind: 'refused', guard: guard.id, notice: noticeOf(rule.refuse, gate) };
    if (rule.ask) return { kind: 'refused', guard: guard.id, notice: questionOf(rule.ask, gate) };
    if (rule.redirect) return { kind: 'redirect', guard: guard.id, command: rule.redirect };
    return { kind: 'pass' };
  }
  return { kind: 'pass' };
};

/**
 * Passes the guards in the order that config gives; the first that does not let the visitor pass decides. While one waits for its
 * source, the sources of those behind it are gathered too, so that all are asked at once; they decide nothing yet.
 */
export const passGuards = (ids: readonly string[], gate: Gate, trace?: Tracer): Verdict => {
  const needs: NeededFact[] = [];
  let waiting: string | undefined;
  for (const id of ids) {
    const guard = gate.snapshot.guards[id];
    if (guard === undefined) continue;
    const verdict = passOne(guard, gate);
    trace?.({ step: 'guard', at: `guard/${id}`, says: verdict.kind });
    if (verdict.kind === 'pass') continue;
    if (verdict.kind !== 'unknown' || verdict.needs.length === 0) {
      if (waiting === undefined) return verdict;
      break;
    }
    waiting ??= id;
    needs.push(...verdict.needs);
  }
  return waiting === undefined ? { kind: 'pass' } : { kind: 'unknown', guard: waiting, needs };
};
