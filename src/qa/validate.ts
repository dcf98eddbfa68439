import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check, readWidgetCode, type Problem } from '#content';
import { onePath, readFormat } from './read-arguments.ts';
import { prepareInput } from './read-input.ts';
import { formatJson, formatText } from './report/format-problems.ts';
import type { Report } from './run.ts';

// Where the client build stands; without one the budget of code is not checked.
const BUILD = join(import.meta.dirname, '../../dist/client');

/** Checks the documents of a folder or file as the gate would before a release. Rejects when arguments or path are no good. */
export async function validate(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { format: { type: 'string', default: 'text' } } });
  const format = readFormat(values.format);
  const { documents, problems, prepared } = await prepareInput(onePath(positionals));
  const all = inOrder([...problems, ...check(prepared, { widgetCode: await readWidgetCode(BUILD) })]);
  return { code: all.length === 0 ? 0 : 1, text: (format === 'json' ? formatJson : formatText)(all, documents.length) };
}

const placeOf = ({ at }: Problem): string => at.file ?? `${at.type}/${at.id}`;

const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, two) => {
    if (placeOf(one) !== placeOf(two)) return placeOf(one) < placeOf(two) ? -1 : 1;
    return (one.at.line ?? 0) - (two.at.line ?? 0) || (one.at.column ?? 0) - (two.at.column ?? 0);
  });
