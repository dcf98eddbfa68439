import type { Command } from '#schemas/command';
import type { Notice } from './decision.ts';
import { evaluate, type Facts } from './condition.ts';
import { encode, type Values } from './fill.ts';
import { askedFirst, fillSources, hangingOn, missingIn, neededFor, withAnswers, type NeededFact, type SourceAnswers } from './guard-sources.ts';
import type { CompiledGuard, CompiledRule, Snapshot } from './snapshot.ts';
import type { Tracer } from './trace.ts';

/** A refusal: what is said, as a message or as words that a source gave, and where it leads on to. */
export interface Refusal extends Omit<Notice, 'text'> {
  readonly message: string;
  readonly said?: string;
  /** An address that stands in for what was refused. */
  readonly leads?: string;
}

export type Verdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'refused'; readonly guard: string; readonly notice: Refusal }
  /** `orPass`: where the redirect leads out of the site and cannot be followed, the visitor passes. */
  | { readonly kind: 'redirect'; readonly guard: string; readonly command: Command; readonly orPass?: true }
  | { readonly kind: 'unknown'; readonly guard: string; readonly needs: readonly NeededFact[] };

/** What guards are read against. `asked` is the address asked for, `values` what the calls of fact sources are filled with. */
export interface Gate {
  readonly snapshot: Snapshot;
  readonly facts: Facts;
  readonly answers: SourceAnswers | undefined;
  readonly asked: string;
  readonly values: Values;
}

/** What a message type does: A alert, S snackbar; B then back, L then login (P-679 … P-684). A rule's own `then` comes after either. */
const noticeOf = (refuse: NonNullable<CompiledRule['refuse']>, { then, sayFrom }: CompiledRule, facts: Facts, { snapshot, asked }: Gate): Refusal => {
  const from = (refuse.path ?? '{path}').replace('{path}', () => asked);
  const follows: Command | undefined = then ?? (refuse.type.endsWith('B')
    ? { kind: 'back' }
    : refuse.type.endsWith('L')
      ? { kind: 'go', to: `${snapshot.site.paths.login}?from=${encodeURIComponent(from)}` }
      : undefined);
  const leads = then?.kind === 'go' ? then.to.replaceAll('{path}', () => encode(asked)) : undefined;
  const said = sayFrom === undefined ? '' : (facts.sources?.[sayFrom] ?? '');
  return {
    kind: refuse.type.startsWith('A') ? 'alert' : 'snackbar',
    message: refuse.message,
    ...(said === '' ? {} : { said }),
    ...(follows ? { then: leads === undefined ? follows : { kind: 'go', to: leads } } : {}),
    ...(leads === undefined ? {} : { leads }),
  };
};

/** A question whose yes leads to the login takes along where the visitor wanted to go. */
const questionOf = ({ message, ok, cancel, then }: NonNullable<CompiledRule['ask']>, { snapshot, asked }: Gate): Refusal => {
  const leadsTo = (to: string): string => (to === snapshot.site.paths.login ? `${to}?from=${encodeURIComponent(asked)}` : to.replaceAll('{path}', () => encode(asked)));
  const leads: Command = then.kind === 'go' ? { ...then, to: leadsTo(then.to) } : then;
  return { kind: 'confirm', message, then: leads, ...(ok ? { ok } : {}), ...(cancel ? { cancel } : {}) };
};

const askSources = (guard: CompiledGuard, names: readonly string[], facts: Facts, { answers, values }: Gate): Verdict => {
  if (names.length === 0) return { kind: 'unknown', guard: guard.id, needs: [] };
  const needs = neededFor(guard, names, facts, values, answers);
  return needs === 'failed' ? { kind: 'redirect', guard: guard.id, command: guard.onError } : { kind: 'unknown', guard: guard.id, needs };
};

const carryOut = (guard: CompiledGuard, rule: CompiledRule, facts: Facts, gate: Gate): Verdict => {
  const missing = missingIn(rule, facts);
  if (missing.length > 0) return askSources(guard, missing, facts, gate);
  if (rule.refuse) return { kind: 'refused', guard: guard.id, notice: noticeOf(rule.refuse, rule, facts, gate) };
  if (rule.ask) return { kind: 'refused', guard: guard.id, notice: questionOf(rule.ask, gate) };
  if (rule.redirect) return { kind: 'redirect', guard: guard.id, command: fillSources(rule.redirect, facts) ?? guard.onError, ...(rule.pass ? { orPass: true } : {}) };
  return { kind: 'pass' };
};

const passOne = (guard: CompiledGuard, gate: Gate): Verdict => {
  const facts = withAnswers(guard, gate.facts, gate.answers);
  const first = askedFirst(guard, facts);
  if (first === 'unknown') return askSources(guard, [], facts, gate);
  if (first.length > 0) return askSources(guard, first, facts, gate);
  for (const rule of guard.rules) {
    const truth = evaluate(rule.when, facts);
    if (truth === false) continue;
    return truth === 'unknown' ? askSources(guard, hangingOn(rule, facts), facts, gate) : carryOut(guard, rule, facts, gate);
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
