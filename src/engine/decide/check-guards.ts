import type { Command } from '#schemas/command';
import type { Notice } from '../decision.ts';
import { evaluate, type Facts } from '../conditions/condition.ts';
import { encode, type TemplateValues } from '../values/fill-template.ts';
import {
  sourcesBeforeRules,
  fillSources,
  blockingSources,
  missingSources,
  neededFacts,
  withAnswers,
  type NeededFact,
  type SourceAnswers,
} from './guard-sources.ts';
import type { CompiledGuard, CompiledRule, Snapshot } from '../snapshot.ts';
import type { Tracer } from '../decision-trace.ts';

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
const noticeOf = (
  refuse: NonNullable<CompiledRule['refuse']>,
  { then, sayFrom }: CompiledRule,
  facts: Facts,
  { snapshot, requestedAddress }: GuardContext,
): Refusal => {
  const from = (refuse.path ?? '{path}').replace('{path}', () => requestedAddress);
  const follows: Command | undefined =
    then ??
    (refuse.type.endsWith('B')
      ? { kind: 'back' }
      : refuse.type.endsWith('L')
        ? { kind: 'go', to: `${snapshot.site.paths.login}?from=${encodeURIComponent(from)}` }
        : undefined);
  const baseAddress = then?.kind === 'go' ? then.to.replaceAll('{path}', () => encode(requestedAddress)) : undefined;
  const sourceText = sayFrom === undefined ? '' : (facts.sources?.[sayFrom] ?? '');
  return {
    kind: refuse.type.startsWith('A') ? 'alert' : 'snackbar',
    message: refuse.message,
    ...(sourceText === '' ? {} : { sourceText }),
    ...(follows ? { then: baseAddress === undefined ? follows : { kind: 'go', to: baseAddress } } : {}),
    ...(baseAddress === undefined ? {} : { baseAddress }),
  };
};

/** A confirmation that leads to the login passes the requested address along. */
const confirmationOf = (
  { message, ok, cancel, then }: NonNullable<CompiledRule['ask']>,
  { snapshot, requestedAddress }: GuardContext,
): Refusal => {
  const fillTarget = (to: string): string =>
    to === snapshot.site.paths.login
      ? `${to}?from=${encodeURIComponent(requestedAddress)}`
      : to.replaceAll('{path}', () => encode(requestedAddress));
  const next: Command = then.kind === 'go' ? { ...then, to: fillTarget(then.to) } : then;
  return { kind: 'confirm', message, then: next, ...(ok ? { ok } : {}), ...(cancel ? { cancel } : {}) };
};

const requestSources = (
  guard: CompiledGuard,
  names: readonly string[],
  facts: Facts,
  { answers, values }: GuardContext,
): Verdict => {
  if (names.length === 0) return { kind: 'unknown', guard: guard.id, needs: [] };
  const needs = neededFacts(guard, names, facts, values, answers);
  return needs === 'failed'
    ? { kind: 'redirect', guard: guard.id, command: guard.onError }
    : { kind: 'unknown', guard: guard.id, needs };
};

/** Passes the requested address to a redirect that names it. */
const fillRequested = (command: Command, context: GuardContext): Command =>
  command.kind === 'go' && command.to.includes('{path}')
    ? { ...command, to: command.to.replaceAll('{path}', () => encode(context.requestedAddress)) }
    : command;

const applyRule = (guard: CompiledGuard, rule: CompiledRule, facts: Facts, context: GuardContext): Verdict => {
  const missing = missingSources(rule, facts);
  if (missing.length > 0) return requestSources(guard, missing, facts, context);
  if (rule.refuse) return { kind: 'refused', guard: guard.id, notice: noticeOf(rule.refuse, rule, facts, context) };
  if (rule.ask) return { kind: 'refused', guard: guard.id, notice: confirmationOf(rule.ask, context) };
  if (rule.redirect)
    return {
      kind: 'redirect',
      guard: guard.id,
      command: fillRequested(fillSources(rule.redirect, facts) ?? guard.onError, context),
      ...(rule.pass ? { orPass: true } : {}),
    };
  return { kind: 'pass' };
};

const checkGuard = (guard: CompiledGuard, context: GuardContext): Verdict => {
  const facts = withAnswers(guard, context.facts, context.answers);
  const first = sourcesBeforeRules(guard, facts);
  if (first === 'unknown') return requestSources(guard, [], facts, context);
  if (first.length > 0) return requestSources(guard, first, facts, context);
  for (const rule of guard.rules) {
    const truth = evaluate(rule.when, facts);
    if (truth === false) continue;
    return truth === 'unknown'
      ? requestSources(guard, blockingSources(rule, facts), facts, context)
      : applyRule(guard, rule, facts, context);
  }
  return { kind: 'pass' };
};

/**
 * Checks guards in the configured order. The first guard that does not pass decides. While a guard waits for its source, the sources of later
 * guards are collected too, so that all are requested together; later guards decide nothing yet.
 */
export const checkGuards = (ids: readonly string[], context: GuardContext, trace?: Tracer): Verdict => {
  const needs: NeededFact[] = [];
  let waiting: string | undefined;
  for (const id of ids) {
    const guard = context.snapshot.guards[id];
    if (guard === undefined) continue;
    const verdict = checkGuard(guard, context);
    trace?.({ step: 'guard', at: `guard/${id}`, result: verdict.kind });
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
