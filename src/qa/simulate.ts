import { parseArgs } from 'node:util';
import { compileSite, walkSite, type Words } from '#content';
import { finishReport, readReportOptions, reportOptions } from './report/report-options.ts';
import { onePath, readInstant } from './read-arguments.ts';
import { inputOptions, prepareInput } from './read-input.ts';
import { showProgress } from './show-progress.ts';
import type { Report } from './run.ts';

/** Walks every view of a site: each page as each viewer who can exist, at each instant at which something changes. */
export async function simulate(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...reportOptions, ...inputOptions, at: { type: 'string' }, notes: { type: 'boolean', default: false } },
  });
  const options = readReportOptions(values);
  const from = readInstant(values.at);
  const name = onePath(positionals);
  const { prepared, documents, texts } = await prepareInput(name, values);
  if (!prepared.documents.site.has('site')) throw new Error("there is no document 'site/site' to begin with; `qa validate` says more.");
  const bar = showProgress('simulate', values.quiet);
  const { problems, coverage } = walkSite(prepared, compileSite(prepared, { number: 0, hash: 'simulated' }, { sandbox: false }), { from, onProgress: bar.show });
  bar.end();
  // There may be many notes; at a terminal they come when they are asked for.
  const shown = values.notes || options.format !== 'text' ? problems : problems.filter(({ severity }) => severity !== 'note');
  const report = await finishReport({ command: 'simulate', input: name, problems: shown, documents, texts, coverage }, options);
  const hidden = problems.length - shown.length;
  return hidden === 0 || values.quiet ? report : { ...report, text: `${report.text}\n${leftOut(hidden)[options.lang]}` };
}

const leftOut = (notes: number): Words => ({ ko: `참고 ${notes}개는 줄였어요. --notes로 볼 수 있어요.`, en: `${notes} notes are left out; --notes shows them.` });
