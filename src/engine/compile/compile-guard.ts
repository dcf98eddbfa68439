import type { Action } from '#schemas/parts/action/schema';
import type { Command } from '#schemas/command';
import type { Guard } from '#schemas/documents/guard/schema';
import type { CompileContext } from './compile-input.ts';
import { compileCondition, emptyDependencies, type Dependencies } from '../conditions/condition.ts';
import { resolveAction } from '../actions/resolve-action.ts';
import { callOptions } from './call-options.ts';
import { commandMessageKeys } from '../actions/command-message-keys.ts';
import { parsePointer } from '../values/json-pointer.ts';
import { sourcesIn } from '../decide/guard-sources.ts';
import type { CompiledGuard, CompiledRule, CompiledService, CompiledSource, GuardType } from '../snapshot.ts';

const messagePattern = /^(AB|AL|A|SB|SL|S)\/\/([^/]+)(?:\/\/(.+))?$/;

/** Parses `{type}//{messageKey}[//{path}]` (P-678). Returns undefined if the text has another form. */
export const readGuardMessage = (text: string): CompiledRule['refuse'] => {
  const match = messagePattern.exec(text);
  if (match === null) return undefined;
  return {
    type: match[1] as GuardType,
    message: match[2] ?? '',
    ...(match[3] === undefined ? {} : { path: match[3] }),
  };
};

const serviceOf = (id: string, context: CompileContext): CompiledService => {
  const service = context.documents['data-service'].get(id);
  return { id, path: service?.path ?? '', state: service?.state ?? 'B', ...callOptions(service) };
};

type SourceReference = Pick<NonNullable<Guard['source']>, 'dataServiceId' | 'params' | 'pointer'>;

const compileSource = (
  { dataServiceId, params, pointer }: SourceReference,
  context: CompileContext,
): CompiledSource => {
  const service = serviceOf(dataServiceId, context);
  return {
    need: { name: 'source', path: service.path.replace(/\{(\w+)\}/g, '{param.$1}'), query: params ?? {} },
    pointer: parsePointer(pointer),
    service,
  };
};

const compileSources = (
  { source, sources = {} }: Guard,
  gathered: Dependencies,
  context: CompileContext,
): CompiledGuard['sources'] => {
  const further = Object.entries(sources).map(([name, one]) => [name, compileSource(one, context)] as const);
  if (source === undefined) return Object.fromEntries(further);
  const askWhen = compileCondition(source.askWhen, gathered);
  return Object.fromEntries([
    [
      '',
      {
        ...compileSource(source, context),
        ...(askWhen ? { askWhen } : {}),
        ...(source.valueOnError === undefined ? {} : { valueOnError: source.valueOnError }),
        ...(source.keepAs ? { keepAs: source.keepAs } : {}),
        ...(source.offline ? { offline: source.offline } : {}),
      },
    ],
    ...further,
  ]);
};

/** Restores `{path}` and `{source.x}`, which are filled for each visit. */
const restorePlaceholders = (command: Command): Command =>
  command.kind === 'go'
    ? { ...command, to: command.to.replace(/%7B(path|source(?:\.[a-z]\w*)?)%7D/g, '{$1}') }
    : command;

const compileRule = (
  rule: Guard['rules'][number],
  gathered: Dependencies,
  messageKeys: string[],
  context: CompileContext,
): CompiledRule => {
  const actionOf = (action: unknown): Command => restorePlaceholders(resolveAction(action as Action, context.scope));
  const when = compileCondition(rule.when, gathered);
  const refuse = rule.refuse === undefined ? undefined : readGuardMessage(rule.refuse);
  const ask = rule.ask && { ...rule.ask, then: actionOf(rule.ask.then) };
  const redirect = rule.redirect && actionOf(rule.redirect);
  const uses = [
    ...(rule.sayFrom === undefined ? [] : [rule.sayFrom]),
    ...(redirect?.kind === 'go' ? sourcesIn(redirect.to) : []),
  ];
  if (refuse) messageKeys.push(refuse.message);
  if (ask)
    messageKeys.push(
      ...[ask.message, ask.ok, ask.cancel].filter((key) => key !== undefined),
      ...commandMessageKeys(ask.then),
    );
  return {
    ...(when ? { when } : {}),
    ...(rule.pass ? { pass: true } : {}),
    ...(refuse ? { refuse } : {}),
    ...(ask ? { ask } : {}),
    ...(redirect ? { redirect } : {}),
    ...(rule.then ? { then: actionOf(rule.then) } : {}),
    ...(rule.sayFrom === undefined ? {} : { sayFrom: rule.sayFrom }),
    ...(uses.length === 0 ? {} : { uses }),
    // A refusal with an unreadable message still blocks the visitor.
    ...(rule.refuse !== undefined && refuse === undefined ? { redirect: { kind: 'main' } } : {}),
  };
};

export const compileGuard = (guard: Guard, context: CompileContext): CompiledGuard => {
  const gathered = emptyDependencies();
  const messageKeys: string[] = [];
  const sources = compileSources(guard, gathered, context);
  return {
    id: guard.id,
    rules: guard.rules.map((rule) => compileRule(rule, gathered, messageKeys, context)),
    sources,
    onError: guard.onError ? resolveAction(guard.onError as Action, context.scope) : { kind: 'go', to: '/' },
    ...(guard.refusalIsMeant ? { refusalIsMeant: true } : {}),
    facts: [...gathered.facts],
    instants: [...gathered.instants],
    messageKeys,
  };
};
