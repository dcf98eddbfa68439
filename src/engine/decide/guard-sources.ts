import type { Command } from '#schemas/command';
import { evaluate, evaluateTest, type Facts } from '../conditions/condition.ts';
import {
  encode,
  fillTemplate,
  fillMemberUid,
  memberUidPlaceholder,
  type TemplateValues,
} from '../values/fill-template.ts';
import { needKey, needPath } from '../calls/compile-need.ts';
import { valueAtPointer } from '../values/json-pointer.ts';
import type { CompiledGuard, CompiledRule, CompiledService, CompiledSource } from '../snapshot.ts';

/** A value that a guard waits for. `guard` is the key of its answer: the guard's id, or `id/name` for a named source. */
export interface NeededFact {
  readonly guard: string;
  /** Path and query of the call; for a POST only the path. */
  readonly key: string;
  readonly body?: Readonly<Record<string, string>>;
  readonly pointer: readonly string[];
  readonly service: CompiledService;
  readonly keepAs?: 'myInfo';
  /** The park data last known today answer a call without a response. */
  readonly offline?: 'lastKnown';
}

/** Answers of fact sources; `failed` when the call failed. */
export type SourceAnswers = Readonly<Record<string, { readonly value: string } | 'failed'>>;

/** Returns the value at a pointer as text: empty if the answer has null on the path, undefined if the location is missing or not a single value. */
export const readTextAt = (answer: unknown, pointer: readonly string[]): string | undefined => {
  const value = valueAtPointer(answer, pointer);
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
};

const nameOf = (guard: CompiledGuard, source: string): string => (source === '' ? guard.id : `${guard.id}/${source}`);

/** Adds the known answers of a guard's sources to the facts. */
export const withAnswers = (guard: CompiledGuard, facts: Facts, answers: SourceAnswers | undefined): Facts => {
  const known = Object.keys(guard.sources).flatMap((name) => {
    const answer = answers?.[nameOf(guard, name)];
    const value = answer === 'failed' ? guard.sources[name]?.valueOnError : answer?.value;
    return value === undefined ? [] : [[name, value] as const];
  });
  return known.length === 0 ? facts : { ...facts, sources: Object.fromEntries(known) };
};

const isKnown = (facts: Facts, name: string): boolean =>
  facts.sources !== undefined && Object.hasOwn(facts.sources, name);

/** Sources to request before any rule is evaluated; `unknown` while `askWhen` is unknown. */
export const sourcesBeforeRules = (guard: CompiledGuard, facts: Facts): readonly string[] | 'unknown' => {
  const names: string[] = [];
  for (const [name, { askWhen }] of Object.entries(guard.sources)) {
    if (askWhen === undefined || isKnown(facts, name)) continue;
    const truth = evaluate(askWhen, facts);
    if (truth === 'unknown') return 'unknown';
    if (truth) names.push(name);
  }
  return names;
};

/** Sources that alone block an unknown rule. Empty while any other fact is unknown. */
export const blockingSources = ({ when }: CompiledRule, facts: Facts): readonly string[] => {
  const groups = (when?.groups ?? []).map((group) => ({
    names: group.flatMap((test) => (test.fact === 'source' && !isKnown(facts, test.of ?? '') ? [test.of ?? ''] : [])),
    isElseTrue: group.every(
      (test) => (test.fact === 'source' && !isKnown(facts, test.of ?? '')) || evaluateTest(test, facts) === true,
    ),
  }));
  return [...new Set(groups.filter(({ isElseTrue }) => isElseTrue).flatMap(({ names }) => names))];
};

/** Sources without an answer that a matching rule needs for its text or target. */
export const missingSources = ({ uses }: CompiledRule, facts: Facts): readonly string[] =>
  (uses ?? []).filter((name) => !isKnown(facts, name));

const neededFact = (
  guard: CompiledGuard,
  name: string,
  { need, pointer, service, keepAs, offline }: CompiledSource,
  values: TemplateValues,
): NeededFact => ({
  guard: nameOf(guard, name),
  pointer,
  service,
  ...(service.method === 'POST'
    ? {
        key: needPath(need, values),
        body: Object.fromEntries(
          Object.entries(need.query).map(([field, template]) => [field, fillTemplate(template, values)]),
        ),
      }
    : { key: needKey(need, values) }),
  ...(keepAs ? { keepAs } : {}),
  ...(offline ? { offline } : {}),
});

/** Returns the calls for these sources, including other sources answered by the same calls; `failed` if one has already failed. */
export const neededFacts = (
  guard: CompiledGuard,
  names: readonly string[],
  facts: Facts,
  values: TemplateValues,
  answers: SourceAnswers | undefined,
): readonly NeededFact[] | 'failed' => {
  if (names.some((name) => answers?.[nameOf(guard, name)] === 'failed')) return 'failed';
  const all = Object.entries(guard.sources)
    .filter(([name]) => !isKnown(facts, name))
    .map(([name, source]) => ({ name, fact: neededFact(guard, name, source, values) }));
  const calls = new Set(all.filter(({ name }) => names.includes(name)).map(({ fact }) => callOf(fact)));
  return all.filter(({ fact }) => calls.has(callOf(fact))).map(({ fact }) => fact);
};

/** Identifies a call. Sources with the same key share one call. */
export const callOf = ({ key, body, service }: NeededFact): string =>
  `${service.id} ${key} ${body === undefined ? '' : JSON.stringify(body)}`;

/** Fills the member's uid into a call. */
export const asMember = (need: NeededFact, membershipUid: string): NeededFact => ({
  ...need,
  key: fillMemberUid(need.key, membershipUid),
  ...(need.body
    ? {
        body: Object.fromEntries(
          Object.entries(need.body).map(([name, value]) => [
            name,
            value.replaceAll(memberUidPlaceholder, () => membershipUid),
          ]),
        ),
      }
    : {}),
});

const place = /\{source(?:\.([a-z]\w*))?\}/g;

/** Returns the names of the sources in an address. */
export const sourcesIn = (address: string): readonly string[] =>
  [...address.matchAll(place)].map(([, name = '']) => name);

/** Fills source values into a command's address. Returns undefined if a value is empty, because the address would have another meaning. */
export const fillSources = (command: Command, facts: Facts): Command | undefined => {
  if (command.kind !== 'go') return command;
  if (sourcesIn(command.to).some((name) => (facts.sources?.[name] ?? '') === '')) return undefined;
  return {
    ...command,
    to: command.to.replace(place, (_, name: string | undefined) => encode(facts.sources?.[name ?? ''] ?? '')),
  };
};
