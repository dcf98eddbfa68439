import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check, readWidgetCode, type Problem } from '#content';
import { onePath } from './read-arguments.ts';
import { inputOptions, prepareInput, type InputNeeds } from './read-input.ts';
import type { ReportContent } from './report/report-content.ts';
import { finishReport, readReportOptions, reportOptions } from './report/report-options.ts';
import type { Report } from './run.ts';

// Where the client build stands; without one the budget of code is not checked.
const BUILD = join(import.meta.dirname, '../../dist/client');

/** Checks the documents of an input as the gate would before a release. Rejects when arguments or input are no good. */
export async function validate(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { ...reportOptions, ...inputOptions } });
  const options = readReportOptions(values);
  return finishReport(await findProblems(onePath(positionals), values), options);
}

/** Everything that is wrong with an input, in the order of its files. */
export async function findProblems(name: string, needs: InputNeeds): Promise<ReportContent> {
  const { documents, problems, prepared, texts } = await prepareInput(name, needs);
  const found = check(prepared, { widgetCode: await readWidgetCode(BUILD) });
  return { command: 'validate', input: name, problems: inOrder([...problems, ...found]), documents, texts };
}

const placeOf = ({ at }: Problem): string => at.file ?? `${at.type}/${at.id}`;

const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, two) => {
    if (placeOf(one) !== placeOf(two)) return placeOf(one) < placeOf(two) ? -1 : 1;
    return (one.at.line ?? 0) - (two.at.line ?? 0) || (one.at.column ?? 0) - (two.at.column ?? 0);
  });
