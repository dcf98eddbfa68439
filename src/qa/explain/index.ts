import { parseArgs } from 'node:util';
import { compileSite, explainVisit, keyOf, placeIn, type DocumentPlace, type Prepared } from '#content';
import { explain as explainDecision, reasonsFor, type Decision, type DecisionInput, type SourceAnswers } from '#engine';
import { readInstant } from '../read-arguments.ts';
import { inputOptions, prepareInput } from '../read-input.ts';
import { knownSite, readViewer } from '../read-viewer.ts';
import type { Lang } from '../report/report-content.ts';
import { writeWhole } from '../report/report-options.ts';
import type { Report } from '../report/report.ts';
import { explainHtml } from './as-html.ts';
import { explainText } from './as-text.ts';
import type { ExplainContent } from './content.ts';

export const EXPLAIN_USAGE =
  'explain <address> [--as facts] [--at instant] [--from screen] [--via way] [--answer guard=value] [--all] [--in input] [--format text|json|html] [--out file] [--lang en|ko] [--quiet]   explains what a visitor gets there and why, rule by rule';

const options = {
  as: { type: 'string' },
  at: { type: 'string' },
  in: { type: 'string', default: 'config' },
  from: { type: 'string' },
  via: { type: 'string' },
  answer: { type: 'string', multiple: true },
  all: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  out: { type: 'string' },
  lang: { type: 'string', default: 'en' },
  quiet: { type: 'boolean', default: false },
  ...inputOptions,
} as const;

const formats = ['text', 'json', 'html'] as const;

/** Explains what a visitor gets at an address and why, rule by rule, with the location of each rule. */
export async function explain(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [address, ...more] = positionals;
  if (address === undefined || !address.startsWith('/') || more.length > 0)
    throw new Error("give one address of the site, such as '/main' or '/map?mode=main'.");
  const format = formats.find((one) => one === values.format);
  if (format === undefined) throw new Error(`--format must be one of ${formats.join(', ')}, not '${values.format}'.`);
  const lang: Lang | undefined = (['en', 'ko'] as const).find((one) => one === values.lang);
  if (lang === undefined) throw new Error(`--lang must be en or ko, not '${values.lang}'.`);
  const { prepared } = await prepareInput(values.in, values);
  if (!prepared.documents.site.has('site'))
    throw new Error("the document 'site/site' is missing; run `qa validate` for details.");
  const snapshot = compileSite(prepared, { number: 0, hash: 'explained' }, { sandbox: false });
  const question: DecisionInput = {
    path: address.split(/[?#]/)[0] ?? '/',
    query: Object.fromEntries(new URL(address, 'https://site.invalid').searchParams),
    viewer: readViewer(values.as, knownSite(prepared)),
    now: readInstant(values.at),
    how: values.from === undefined ? 'load' : 'push',
    answers: readAnswers(values.answer ?? []),
    ...(values.from === undefined ? {} : { previous: { path: '/', screen: values.from } }),
    ...(values.via === undefined ? {} : { via: values.via }),
  };
  const { decision, steps } = explainDecision(snapshot, question);
  const visit = explainVisit({ prepared, snapshot }, question);
  const content: ExplainContent = {
    address,
    question,
    visit,
    decision,
    steps,
    reasons: reasonsFor(snapshot, question, decision),
    all: values.all,
    quiet: values.quiet,
    place: placesOf(prepared),
  };
  const text = write(format, content, lang);
  if (values.out === undefined) return { code: 0, text };
  await writeWhole(values.out, `${text}\n`);
  return { code: 0, text: values.quiet ? '' : `${visit.outcome.text[lang]} → ${values.out}` };
}

function write(format: (typeof formats)[number], content: ExplainContent, lang: Lang): string {
  switch (format) {
    case 'text':
      return explainText(content, lang);
    case 'html':
      return explainHtml(content, lang);
    case 'json': {
      const { question, visit, steps, reasons, decision } = content;
      return JSON.stringify({ question, visit, steps, reasons, decision: summaryOf(decision) }, null, 2);
    }
  }
}

/** Responses to guard calls: `guard=value`, or `guard=!failed` for a failed call. */
function readAnswers(given: readonly string[]): SourceAnswers {
  return Object.fromEntries(
    given.map((one) => {
      const [name = '', ...rest] = one.split('=');
      if (rest.length === 0)
        throw new Error(`--answer must be guard=value (guard=!failed for a failed call), not '${one}'.`);
      const value = rest.join('=');
      return [name, value === '!failed' ? ('failed' as const) : { value }];
    }),
  );
}

/** File and line of a location, or document and pointer. */
const placesOf =
  (prepared: Prepared) =>
  ({ type, id, pointer }: DocumentPlace): string => {
    const source = prepared.raws.get(keyOf(type, id))?.source;
    if (source === undefined) return `${type}/${id}#${pointer}`;
    const { file, line } = placeIn(source, pointer);
    return `${file}:${line ?? 1}`;
  };

const summaryOf = ({ outcome, status, notices, vary, validUntil, needsFacts, screen, pageId }: Decision) => ({
  outcome,
  status,
  screen,
  pageId,
  notices,
  vary,
  validUntil,
  needsFacts,
});
