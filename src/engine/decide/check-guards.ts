import type { Command } from '#schemas/command';
import type { Notice } from '../decision.ts';
import { evaluate, type Facts } from '../conditions/condition.ts';
import { encode, type TemplateValues } from '../values/fill-template.ts';
import { sourcesBeforeRules, fillSources, blockingSources, missingSources, neededFacts, withAnswers, type NeededFact, type SourceAnswers } from './guard-sources.ts';
import type { CompiledGuard, CompiledRule, Snapshot } from '../snapshot.ts';
import type { Tracer } from './trace.ts';

/** A refusal, with a message key or a text from a source, and its follow-up command. */
export interface Refusal extends Omit<Notice, 'text'> {
  readonly message: string;
  readonly sourceText?: string;
  /** Address to show instead of the refused page. */
  readonly baseAddress?: string;
}

export type Verdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'refused'; readonly guard: string; readonly notice: Refusal }
  /** `orPass`: the visitor passes if the redirect leaves the site and cannot be followed. */
  | { readonly kind: 'redirect'; readonly guard: string; readonly command: Command; readonly orPass?: true }
  | { readonly kind: 'unknown'; readonly guard: string; readonly needs: readonly NeededFact[] };

/** Input of the guards. `values` fill the calls of fact sources. */
export interface GuardContext {
  readonly snapshot: Snapshot;
  readonly facts: Facts;
  readonly answers: SourceAnswers | undefined;
  readonly requestedAddress: string;
  readonly values: TemplateValues;
}

/** Message types: A alert, S snackbar; then B back, L login (P-679 … P-684). A rule's own `then` overrides B and L. */
const noticeOf = (refuse: NonNullable<CompiledRule['refuse']>, { then, sayFrom }: CompiledRule, facts: Facts, { snapshot, requestedAddress: asked }: GuardContext): Refusal => {
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
    ...(said === '' ? {} : { sourceText: said }),
    ...(follows ? { then: leads === undefined ? follows : { kind: 'go', to: leads } } : {}),
    ...(leads === undefined ? {} : { baseAddress: leads }),
  };
};

/** A confirmation that leads to the login passes the requested address along. */
const confirmationOf = ({ message, ok, cancel, then }: NonNullable<CompiledRule['ask']>, { snapshot, requestedAddress: asked }: GuardContext): Refusal => {
  const leadsTo = (to: string): string => (to === snapshot.site.paths.login ? `${to}?from=${encodeURIComponent(asked)}` : to.replaceAll('{path}', () => encode(asked)));
  const leads: Command = then.kind === 'go' ? { ...then, to: leadsTo(then.to) } : then;
  return { kind: 'confirm', message, then: leads, ...(ok ? { ok } : {}), ...(cancel ? { cancel } : {}) };
};

const requestSources = (guard: CompiledGuard, names: readonly string[], facts: Facts, { answers, values }: GuardContext): Verdict => {
  if (names.length === 0) return { kind: 'unknown', guard: guard.id, needs: [] };
  const needs = neededFacts(guard, names, facts, values, answers);
  return needs === 'failed' ? { kind: 'redirect', guard: guard.id, command: guard.onError } : { kind: 'unknown', guard: guard.id, needs };
};

const applyRule = (guard: CompiledGuard, rule: CompiledRule, facts: Facts, gate: GuardContext): Verdict => {
  const missing = missingSources(rule, facts);
  if (missing.length > 0) return requestSources(guard, missing, facts, gate);
  if (rule.refuse) return { kind: 'refused', guard: guard.id, notice: noticeOf(rule.refuse, rule, facts, gate) };
  if (rule.ask) return { kind: 'refused', guard: guard.id, notice: confirmationOf(rule.ask, gate) };
  if (rule.redirect) return { kind: 'redirect', guard: guard.id, command: fillSources(rule.redirect, facts) ?? guard.onError, ...(rule.pass ? { orPass: true } : {}) };
  return { kind: 'pass' };
};

const checkGuard = (guard: CompiledGuard, gate: GuardContext): Verdict => {
  const facts = withAnswers(guard, gate.facts, gate.answers);
  const first = sourcesBeforeRules(guard, facts);
  if (first === 'unknown') return requestSources(guard, [], facts, gate);
  if (first.length > 0) return requestSources(guard, first, facts, gate);
  for (const rule of guard.rules) {
    const truth = evaluate(rule.when, facts);
    if (truth === false) continue;
    return truth === 'unknown' ? requestSources(guard, blockingSources(rule, facts), facts, gate) : applyRule(guard, rule, facts, gate);
  }
  return { kind: 'pass' };
};

/**
 * Checks guards in the configured order. The first guard that does not pass decides. While a guard waits for its source, the sources of later
 * guards are collected too, so that all are requested together; later guards decide nothing yet.
 */
export const checkGuards = (ids: readonly string[], gate: GuardContext, trace?: Tracer): Verdict => {
  const needs: NeededFact[] = [];
  let waiting: string | undefined;
  for (const id of ids) {
    const guard = gate.snapshot.guards[id];
    if (guard === undefined) continue;
    const verdict = checkGuard(guard, gate);
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
