import type { Action } from '#schemas/action.schema';
import type { Guard } from '#schemas/guard.schema';
import type { CompileContext } from './compile-input.ts';
import { compileCondition, noDependencies } from './condition.ts';
import { readAction } from './read-action.ts';
import { callTerms } from './call-terms.ts';
import { commandWords } from './words.ts';
import type { CompiledGuard, CompiledRule, CompiledService, GuardType } from './snapshot.ts';

const messagePattern = /^(AB|AL|A|SB|SL|S)\/\/([^/]+)(?:\/\/(.+))?$/;

/** Reads `{type}//{messageKey}[//{path}]` (P-678); undefined when it is not of that form. */
export const readGuardMessage = (text: string): CompiledRule['refuse'] => {
  const match = messagePattern.exec(text);
  if (match === null) return undefined;
  return { type: match[1] as GuardType, message: match[2] ?? '', ...(match[3] === undefined ? {} : { path: match[3] }) };
};

const serviceOf = (id: string, context: CompileContext): CompiledService => {
  const service = context.documents['data-service'].get(id);
  return { id, path: service?.path ?? '', state: service?.state ?? 'B', ...callTerms(service) };
};

export const compileGuard = (guard: Guard, context: CompileContext): CompiledGuard => {
  const gathered = noDependencies();
  const words: string[] = [];
  const rules = guard.rules.map((rule): CompiledRule => {
    const when = compileCondition(rule.when, gathered);
    const refuse = rule.refuse === undefined ? undefined : readGuardMessage(rule.refuse);
    if (refuse) words.push(refuse.message);
    const ask = rule.ask && { ...rule.ask, then: readAction(rule.ask.then as Action, context.scope) };
    if (ask) words.push(...[ask.message, ask.ok, ask.cancel].filter((key) => key !== undefined), ...commandWords(ask.then));
    return {
      ...(when ? { when } : {}),
      ...(rule.pass ? { pass: true } : {}),
      ...(refuse ? { refuse } : {}),
      ...(ask ? { ask } : {}),
      ...(rule.redirect ? { redirect: readAction(rule.redirect as Action, context.scope) } : {}),
      // A refusal that cannot be read still lets nobody pass.
      ...(rule.refuse !== undefined && refuse === undefined ? { redirect: { kind: 'main' } } : {}),
    };
  });
  const service = guard.source && serviceOf(guard.source.dataServiceId, context);
  return {
    id: guard.id,
    rules,
    onError: guard.onError ? readAction(guard.onError as Action, context.scope) : { kind: 'go', to: '/' },
    facts: [...gathered.facts],
    instants: [...gathered.instants],
    words,
    ...(guard.source && service
      ? { source: { need: { name: 'source', path: service.path, query: guard.source.params ?? {} }, pointer: guard.source.pointer.split('/').slice(1), service } }
      : {}),
  };
};
