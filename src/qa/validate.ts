import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check, prepare, readDocuments, readWidgetCode, type Problem } from '#content';
import type { Report } from './run.ts';
import { formatJson, formatText } from './format-problems.ts';

// Where the client build stands; without one the budget of code is not checked.
const BUILD = join(import.meta.dirname, '../../dist/client');

/** Checks the documents of a folder or file as the gate would before a release. Rejects when arguments or path are no good. */
export async function validate(args: readonly string[]): Promise<Report> {
  const { path, format } = readArguments(args);
  const { documents, problems } = await readAt(path);
  if (documents.length === 0 && problems.length === 0) throw new Error(`'${path}' holds no documents (*.json).`);
  const all = inOrder([...problems, ...check(await prepare(documents), { widgetCode: await readWidgetCode(BUILD) })]);
  return { code: all.length === 0 ? 0 : 1, text: (format === 'json' ? formatJson : formatText)(all, documents.length) };
}

function readArguments(args: readonly string[]): { path: string; format: 'text' | 'json' } {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { format: { type: 'string', default: 'text' } } });
  const [path = 'config', ...more] = positionals;
  if (more.length > 0) throw new Error(`one path is enough, found also '${more.join("', '")}'.`);
  const { format } = values;
  if (format !== 'text' && format !== 'json') throw new Error(`--format is text or json, not '${format}'.`);
  return { path, format };
}

async function readAt(path: string): ReturnType<typeof readDocuments> {
  try {
    return await readDocuments(path);
  } catch (error) {
    throw new Error(`'${path}' cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : String(error)}).`, { cause: error });
  }
}

const placeOf = ({ at }: Problem): string => at.file ?? `${at.type}/${at.id}`;

const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, two) => {
    if (placeOf(one) !== placeOf(two)) return placeOf(one) < placeOf(two) ? -1 : 1;
    return (one.at.line ?? 0) - (two.at.line ?? 0) || (one.at.column ?? 0) - (two.at.column ?? 0);
  });
