import { parseArgs } from 'node:util';
import {
  changedViews,
  compileSite,
  diffDocuments,
  prepare,
  venueNames,
  type Kept,
  type Release,
  type ViewsReport,
} from '#content';
import { readInstant } from '../read-arguments.ts';
import type { Input } from '../input/input.ts';
import { inputOptions, readInput } from '../read-input.ts';
import type { Lang } from '../report/report-content.ts';
import { writeWhole } from '../report/report-options.ts';
import type { Report } from '../report/report.ts';
import { showProgress } from '../show-progress.ts';
import { diffHtml } from './as-html.ts';
import { diffText } from './as-text.ts';
import { sumWords, type DiffContent } from './content.ts';

export const DIFF_USAGE =
  'diff <a> <b> [--no-views] [--at instant] [--format text|json|html] [--out file] [--lang en|ko] [--quiet]   describes what changed between two inputs and which views change for whom';

const formats = ['text', 'json', 'html'] as const;

/** Compares two inputs: the operator's changes in words, and the views that they affect. */
export async function diff(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      ...inputOptions,
      format: { type: 'string', default: 'text' },
      lang: { type: 'string', default: 'en' },
      at: { type: 'string' },
      views: { type: 'boolean', default: true },
      out: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  });
  const format = formats.find((one) => one === values.format);
  if (format === undefined) throw new Error(`--format must be one of ${formats.join(', ')}, not '${values.format}'.`);
  const lang: Lang | undefined = (['en', 'ko'] as const).find((one) => one === values.lang);
  if (lang === undefined) throw new Error(`--lang must be en or ko, not '${values.lang}'.`);
  const [from, to, ...more] = positionals;
  if (from === undefined || to === undefined || more.length > 0)
    throw new Error(`give two inputs: the earlier one, then the later one. Found ${positionals.length}.`);
  const at = readInstant(values.at);
  const [one, two] = [await readInput(from, values), await readInput(to, values)];
  const changes = diffDocuments(one.documents, two.documents);
  const looked = values.views ? await lookAt(one, two, at, values.quiet) : {};
  const content: DiffContent = {
    from,
    to,
    changes,
    ...looked,
    venues: new Map([...venueNames(one.documents), ...venueNames(two.documents)]),
    quiet: values.quiet,
  };
  const code = changes.length === 0 ? 0 : 1;
  const text = write(format, content, lang);
  if (values.out === undefined) return { code, text };
  await writeWhole(values.out, `${text}\n`);
  return { code, text: values.quiet && code === 0 ? '' : `${sumWords(content)[lang]} → ${values.out}` };
}

function write(format: (typeof formats)[number], content: DiffContent, lang: Lang): string {
  switch (format) {
    case 'text':
      return diffText(content, lang);
    case 'html':
      return diffHtml(content, lang);
    case 'json': {
      const { from, to, changes, views } = content;
      return JSON.stringify({ from, to, changes, ...(views === undefined ? {} : { views }) }, null, 2);
    }
  }
}

async function lookAt(
  one: Input,
  two: Input,
  from: number,
  isQuiet: boolean,
): Promise<Pick<DiffContent, 'views' | 'withoutViews'>> {
  const before = await release(one);
  const next = await release(two, before?.prepared.kept);
  // An incomplete site has no views.
  if (before === undefined || next === undefined)
    return {
      withoutViews: {
        ko: 'site 문서가 없어 화면은 비교하지 못했어요.',
        en: 'Views were not compared: one of the inputs has no site document.',
      },
    };
  const bar = showProgress('diff', isQuiet);
  const steps = changedViews(before, next, { from });
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) bar.show(step.value);
  bar.end();
  const views: ViewsReport = step.value;
  return { views };
}

async function release({ documents }: Input, kept?: Kept): Promise<Release | undefined> {
  const prepared = await prepare(documents, kept);
  return prepared.documents.site.has('site')
    ? { prepared, snapshot: compileSite(prepared, { number: 0, hash: 'compared' }, { sandbox: false }) }
    : undefined;
}
