import type { Action } from '#schemas/action.schema';
import type { Errors } from '#schemas/errors.schema';
import type { Command } from '#schemas/command';
import type { Site } from '#schemas/site.schema';
import type { CompileContext } from './compile-input.ts';
import { readAction } from './read-action.ts';
import type { CompiledErrors, CompiledReaction } from './policies.ts';
import { commandWords } from './words.ts';

/** `{from}` stays as it is until something fails on a page. */
const keepFrom = (command: Command): Command => (command.kind === 'go' ? { ...command, to: command.to.replaceAll('%7Bfrom%7D', '{from}') } : command);

/** Pages go by several names; situations name the first. */
const screensOf = (names: readonly string[], context: CompileContext): string[] => {
  const pages = [...context.documents.page.values()];
  return names.map((name) => pages.find((page) => page.aliases?.includes(name))?.screen ?? name);
};

const compileReaction = ({ then, atScreens, notAtScreens, ...rest }: Errors['reactions'][number], context: CompileContext): CompiledReaction => ({
  ...rest,
  ...(atScreens ? { atScreens: screensOf(atScreens, context) } : {}),
  ...(notAtScreens ? { notAtScreens: screensOf(notAtScreens, context) } : {}),
  ...(then === undefined ? {} : { then: keepFrom(readAction(then as Action, context.scope)) }),
});

/** Without the document every error goes back to who called; the gate has refused such a release before. */
const standIn = (site: Site): Omit<CompiledErrors, 'words'> => ({
  reactions: [],
  calls: [],
  transport: { timeout: { message: site.texts.timeout, toMainFrom: [] }, noStatus: { code: 521, passThrough: [] }, bootstrap: { code: 408 }, held: { message: site.texts.timeout } },
});

/** Makes the reactions to errors (8.1 – 8.3) ready: actions are commands, screens have one name. */
export const compileErrors = (site: Site, context: CompileContext): CompiledErrors => {
  const [document] = context.documents.errors.values();
  if (document === undefined) context.problems.push({ code: 'missing-errors', at: { id: 'errors' }, text: 'there is no errors document' });
  const read = document === undefined ? standIn(site) : readErrors(document, context);
  const { reactions, calls, transport } = read;
  const said = reactions.flatMap(({ message, withoutServerText, then }) => [message, withoutServerText, ...commandWords(then)]);
  const words = [...said, ...calls.map(({ message }) => message), transport.timeout.message, transport.held.message].filter((key) => key !== undefined);
  return { ...read, words: [...new Set(words)] };
};

const readErrors = ({ reactions, calls = [], page, transport }: Errors, context: CompileContext): Omit<CompiledErrors, 'words'> => ({
  calls,
  ...(page ? { page } : {}),
  reactions: reactions.map((one) => compileReaction(one, context)),
  transport: { ...transport, timeout: { ...transport.timeout, toMainFrom: screensOf(transport.timeout.toMainFrom, context) } },
});
