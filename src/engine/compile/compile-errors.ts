import type { Action } from '#schemas/parts/action/schema';
import type { Errors } from '#schemas/documents/errors/schema';
import type { Command } from '#schemas/command';
import type { Site } from '#schemas/documents/site/schema';
import type { CompileContext } from './compile-input.ts';
import { resolveAction } from '../actions/resolve-action.ts';
import type { CompiledErrors, CompiledReaction } from '../policies.ts';
import { commandMessageKeys } from '../actions/command-message-keys.ts';

/** Restores the `{from}` placeholder, which is filled when a call fails. */
const restorePlaceholder = (command: Command): Command =>
  command.kind === 'go' ? { ...command, to: command.to.replaceAll('%7Bfrom%7D', '{from}') } : command;

/** Replaces page aliases with the page's screen name. */
const screensOf = (names: readonly string[], context: CompileContext): string[] => {
  const pages = [...context.documents.page.values()];
  return names.map((name) => pages.find((page) => page.aliases?.includes(name))?.screen ?? name);
};

const compileReaction = (
  { then, atScreens, notAtScreens, ...rest }: Errors['reactions'][number],
  context: CompileContext,
): CompiledReaction => ({
  ...rest,
  ...(atScreens ? { atScreens: screensOf(atScreens, context) } : {}),
  ...(notAtScreens ? { notAtScreens: screensOf(notAtScreens, context) } : {}),
  ...(then === undefined ? {} : { then: restorePlaceholder(resolveAction(then as Action, context.scope)) }),
});

/** Default without an errors document: every error goes back to the caller. The gate already rejects such a release. */
const defaultErrors = (site: Site): Omit<CompiledErrors, 'messageKeys'> => ({
  reactions: [],
  calls: [],
  transport: {
    timeout: { message: site.texts.timeout, toMainFrom: [] },
    noStatus: { code: 521, passThrough: [] },
    bootstrap: { code: 408 },
    held: { message: site.texts.timeout },
  },
});

/** Compiles the error reactions (8.1 – 8.3): actions become commands, aliases become screen names. */
export const compileErrors = (site: Site, context: CompileContext): CompiledErrors => {
  const [document] = context.documents.errors.values();
  if (document === undefined)
    context.problems.push({ code: 'missing-errors', at: { id: 'errors' }, text: 'there is no errors document' });
  const read = document === undefined ? defaultErrors(site) : readErrors(document, context);
  const { reactions, calls, transport } = read;
  const shown = reactions.flatMap(({ message, withoutServerText, then }) => [
    message,
    withoutServerText,
    ...commandMessageKeys(then),
  ]);
  const messageKeys = [
    ...shown,
    ...calls.map(({ message }) => message),
    transport.timeout.message,
    transport.held.message,
  ].filter((key) => key !== undefined);
  return { ...read, messageKeys: [...new Set(messageKeys)] };
};

const readErrors = (
  { reactions, calls = [], page, transport }: Errors,
  context: CompileContext,
): Omit<CompiledErrors, 'messageKeys'> => ({
  calls,
  ...(page ? { page } : {}),
  reactions: reactions.map((one) => compileReaction(one, context)),
  transport: {
    ...transport,
    timeout: { ...transport.timeout, toMainFrom: screensOf(transport.timeout.toMainFrom, context) },
  },
});
