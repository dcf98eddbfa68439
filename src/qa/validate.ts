import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check, readWidgetCode, unreadTexts, type Problem, type Words } from '#content';
import { onePath, readInstant } from './read-arguments.ts';
import { fixFiles } from './fix/fix-files.ts';
import { inputOptions, prepareInput, type InputNeeds, type PreparedInput } from './read-input.ts';
import { watchInput } from './input/watch-input.ts';
import type { ReportContent } from './report/report-content.ts';
import { finishReport, readReportOptions, reportOptions, type ReportOptions } from './report/report-options.ts';
import type { Report } from './report/report.ts';

// Folder of the client build. Without a build the code budget is not checked.
const BUILD = join(import.meta.dirname, '../../dist/client');

/** Runs the publish check on an input. Rejects on invalid arguments or input. */
export async function validate(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...reportOptions,
      ...inputOptions,
      at: { type: 'string' },
      fix: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    },
  });
  const options = readReportOptions(values);
  const name = onePath(positionals);
  const now = readInstant(values.at);
  if ((values.fix || values.watch) && (name === '-' || name.includes('://')))
    throw new Error(`--fix and --watch work on files and folders, not on '${name}'.`);
  if (values.fix && values.watch) throw new Error('--fix and --watch cannot be combined: fix first, then watch.');
  if (values.watch) return watchFor(name, now, options);
  const find = (): Promise<ReportContent> => findProblems(name, values, now);
  const content = values.fix ? await fixFiles(find) : await find();
  const report = await finishReport(content, options);
  const isDated = content.problems.some(({ code }) => code === 'content-over' || code === 'content-in-future');
  return options.format === 'text' && !values.quiet && values.at === undefined && isDated
    ? { ...report, text: `${report.text}\n${byClock(now)[options.lang]}` }
    : report;
}

const byClock = (now: number): Words => {
  const at = new Date(now).toISOString();
  return {
    ko: `날짜는 이 컴퓨터의 시계(${at})로 봤어요. 다른 때는 --at으로 정하세요.`,
    en: `Dates are compared with this computer's clock (${at}); --at sets another time.`,
  };
};

/** Finds all problems of an input, in file order. */
export async function findProblems(name: string, needs: InputNeeds, now: number): Promise<ReportContent> {
  return checkInput(await prepareInput(name, needs), now);
}

async function checkInput(
  { name, documents, problems, prepared, texts }: PreparedInput,
  now: number,
): Promise<ReportContent> {
  const found = check(prepared, {
    widgetCode: await readWidgetCode(BUILD),
    advice: true,
    unread: unreadTexts({ problems, texts }),
    now,
  });
  return { command: 'validate', input: name, problems: inOrder([...problems, ...found]), documents, texts };
}

/** Prints a new report after each change until interrupted. */
async function watchFor(name: string, now: number, options: ReportOptions): Promise<Report> {
  const end = new AbortController();
  process.once('SIGINT', () => end.abort());
  let last: Report = { code: 0, text: '' };
  await watchInput(name, end.signal, async (seen) => {
    last =
      'missing' in seen ? { code: 2, text: seen.missing } : await finishReport(await checkInput(seen, now), options);
    process.stdout.write(`${new Date().toTimeString().slice(0, 8)}\n${last.text}\n\n`);
  });
  return { ...last, text: '' };
}

const placeOf = ({ at }: Problem): string => at.file ?? `${at.type}/${at.id}`;

const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, two) => {
    if (placeOf(one) !== placeOf(two)) return placeOf(one) < placeOf(two) ? -1 : 1;
    return (one.at.line ?? 0) - (two.at.line ?? 0) || (one.at.column ?? 0) - (two.at.column ?? 0);
  });
