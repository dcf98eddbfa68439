import type { Command } from '#schemas/command';
import { evaluate, holds, type Facts } from './condition.ts';
import { encode, fill, keyAsMember, memberUid, type Values } from './fill.ts';
import { needKey, needPath } from './read-need.ts';
import { valueAt } from './read-pointer.ts';
import type { CompiledGuard, CompiledRule, CompiledService, CompiledSource } from './snapshot.ts';

/** A value that a guard waits for. `guard` is what its answer is filed under: the guard's id, or `id/name` of a further source. */
export interface NeededFact {
  readonly guard: string;
  /** Path and query of the call; of a POST its path. */
  readonly key: string;
  readonly body?: Readonly<Record<string, string>>;
  readonly pointer: readonly string[];
  readonly service: CompiledService;
  readonly keepAs?: 'myInfo';
}

/** Answers of fact sources; `failed` when the call failed. */
export type SourceAnswers = Readonly<Record<string, { readonly value: string } | 'failed'>>;

/** The value at a place of an answer, as text; empty where the answer says null on the way there. Undefined: there is no such place, or no single value. */
export const readPointer = (answer: unknown, pointer: readonly string[]): string | undefined => {
  const value = valueAt(answer, pointer);
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

const nameOf = (guard: CompiledGuard, source: string): string => (source === '' ? guard.id : `${guard.id}/${source}`);

/** Facts of a guard: what its sources have answered so far. */
export const withAnswers = (guard: CompiledGuard, facts: Facts, answers: SourceAnswers | undefined): Facts => {
  const known = Object.keys(guard.sources).flatMap((name) => {
    const answer = answers?.[nameOf(guard, name)];
    return typeof answer === 'object' ? [[name, answer.value] as const] : [];
  });
  return known.length === 0 ? facts : { ...facts, sources: Object.fromEntries(known) };
};

const isKnown = (facts: Facts, name: string): boolean => facts.sources !== undefined && Object.hasOwn(facts.sources, name);

/** Sources that are asked before any rule; `unknown` while it is not known whether. */
export const askedFirst = (guard: CompiledGuard, facts: Facts): readonly string[] | 'unknown' => {
  const names: string[] = [];
  for (const [name, { askWhen }] of Object.entries(guard.sources)) {
    if (askWhen === undefined || isKnown(facts, name)) continue;
    const truth = evaluate(askWhen, facts);
    if (truth === 'unknown') return 'unknown';
    if (truth) names.push(name);
  }
  return names;
};

/** Sources that an unknown rule hangs on alone; as long as something else is unknown none is asked. */
export const hangingOn = ({ when }: CompiledRule, facts: Facts): readonly string[] => {
  const groups = (when?.groups ?? []).map((group) => ({
    names: group.flatMap((test) => (test.fact === 'source' && !isKnown(facts, test.of ?? '') ? [test.of ?? ''] : [])),
    isElseTrue: group.every((test) => (test.fact === 'source' && !isKnown(facts, test.of ?? '')) || holds(test, facts) === true),
  }));
  return [...new Set(groups.filter(({ isElseTrue }) => isElseTrue).flatMap(({ names }) => names))];
};

/** Sources whose values a rule that holds says or leads to, and that are not known yet. */
export const missingIn = ({ uses }: CompiledRule, facts: Facts): readonly string[] => (uses ?? []).filter((name) => !isKnown(facts, name));

const neededFact = (guard: CompiledGuard, name: string, { need, pointer, service, keepAs }: CompiledSource, values: Values): NeededFact => ({
  guard: nameOf(guard, name),
  pointer,
  service,
  ...(service.method === 'POST' ? { key: needPath(need, values), body: Object.fromEntries(Object.entries(need.query).map(([field, template]) => [field, fill(template, values)])) } : { key: needKey(need, values) }),
  ...(keepAs ? { keepAs } : {}),
});

/** What has to be asked for these sources, and for those that the same calls answer. `failed` when one of them has failed already. */
export const neededFor = (guard: CompiledGuard, names: readonly string[], facts: Facts, values: Values, answers: SourceAnswers | undefined): readonly NeededFact[] | 'failed' => {
  if (names.some((name) => answers?.[nameOf(guard, name)] === 'failed')) return 'failed';
  const all = Object.entries(guard.sources).filter(([name]) => !isKnown(facts, name)).map(([name, source]) => ({ name, fact: neededFact(guard, name, source, values) }));
  const calls = new Set(all.filter(({ name }) => names.includes(name)).map(({ fact }) => callOf(fact)));
  return all.filter(({ fact }) => calls.has(callOf(fact))).map(({ fact }) => fact);
};

/** What tells one call from another: sources that share it are answered by it together. */
export const callOf = ({ key, body, service }: NeededFact): string => `${service.id} ${key} ${body === undefined ? '' : JSON.stringify(body)}`;

/** A call as the member who is logged in makes it. */
export const asMember = (need: NeededFact, membershipUid: string): NeededFact => ({
  ...need,
  key: keyAsMember(need.key, membershipUid),
  ...(need.body ? { body: Object.fromEntries(Object.entries(need.body).map(([name, value]) => [name, value.replaceAll(memberUid, () => membershipUid)])) } : {}),
});

const place = /\{source(?:\.([a-z]\w*))?\}/g;

/** Names of the sources in an address. */
export const sourcesIn = (address: string): readonly string[] => [...address.matchAll(place)].map(([, name = '']) => name);

/** A command with the values of sources in its address; undefined where one is empty, for it would lead elsewhere. */
export const fillSources = (command: Command, facts: Facts): Command | undefined => {
  if (command.kind !== 'go') return command;
  if (sourcesIn(command.to).some((name) => (facts.sources?.[name] ?? '') === '')) return undefined;
  return { ...command, to: command.to.replace(place, (_, name: string | undefined) => encode(facts.sources?.[name ?? ''] ?? '')) };
};
