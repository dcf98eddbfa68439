import { parseArgs } from 'node:util';
import { check, compileSite, unreadTexts, walkSite, type Words } from '#content';
import { finishReport, readReportOptions, reportOptions } from './report/report-options.ts';
import { onePath, readInstant } from './read-arguments.ts';
import { inputOptions, prepareInput } from './read-input.ts';
import { showProgress } from './show-progress.ts';
import type { Report } from './report/report.ts';

/** Walks every view of a site: each page as each possible viewer at each instant of change. */
export async function simulate(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...reportOptions, ...inputOptions, at: { type: 'string' }, notes: { type: 'boolean', default: false } },
  });
  const options = readReportOptions(values);
  const from = readInstant(values.at);
  const name = onePath(positionals);
  const { prepared, documents, texts, problems: unreadable } = await prepareInput(name, values);
  // Its documents would be reported as missing everywhere.
  if (unreadable.some(({ code }) => code === 'json-syntax' || code === 'wrong-encoding'))
    throw new Error(`a file of '${name}' cannot be read, so the site is incomplete; run \`qa validate\` to see where.`);
  if (!prepared.documents.site.has('site'))
    throw new Error("the document 'site/site' is missing; run `qa validate` for details.");
  const bar = showProgress('simulate', values.quiet);
  const { problems, coverage } = walkSite(
    prepared,
    compileSite(prepared, { number: 0, hash: 'simulated' }, { sandbox: false }),
    { from, onProgress: bar.show },
  );
  bar.end();
  // A terminal shows notes on request only, since there may be many.
  const shown =
    values.notes || options.format !== 'text' ? problems : problems.filter(({ severity }) => severity !== 'note');
  const report = await finishReport(
    { command: 'simulate', input: name, problems: shown, documents, texts, coverage },
    options,
  );
  const hidden = problems.length - shown.length;
  const wrong =
    check(prepared, { unread: unreadTexts({ problems: unreadable, texts }) }).filter(
      ({ severity }) => severity === 'error',
    ).length + unreadable.length;
  const more = [...(hidden === 0 ? [] : [leftOut(hidden)]), ...(wrong === 0 ? [] : [unsound(wrong)])].map(
    (words) => words[options.lang],
  );
  return {
    code: wrong === 0 ? report.code : 1,
    text: values.quiet || options.format !== 'text' ? report.text : [report.text, ...more].join('\n'),
  };
}

// `validate` reports problems of the documents.
const unsound = (errors: number): Words => ({
  ko: `문서에 오류 ${errors}개가 있어요. 먼저 \`qa validate\`로 확인하고 고치세요.`,
  en: `The documents have ${errors} error${errors === 1 ? '' : 's'}: run \`qa validate\` and fix ${errors === 1 ? 'it' : 'them'} first.`,
});

const leftOut = (notes: number): Words => ({
  ko: `참고 ${notes}개는 줄였어요. --notes로 볼 수 있어요.`,
  en: `${notes} notes omitted; show them with --notes.`,
});
