import { parseArgs } from 'node:util';
import { compileSite, walkSite, type Coverage } from '#content';
import { formatJson, formatText } from './report/format-problems.ts';
import { onePath, readFormat, readInstant } from './read-arguments.ts';
import { prepareInput } from './read-input.ts';
import { showProgress } from './show-progress.ts';
import type { Report } from './run.ts';

/** Walks every view of a site: each page as each viewer who can exist, at each instant at which something changes. */
export async function simulate(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, at: { type: 'string' }, notes: { type: 'boolean', default: false }, quiet: { type: 'boolean', default: false } },
  });
  const format = readFormat(values.format);
  const from = readInstant(values.at);
  const { prepared, documents } = await prepareInput(onePath(positionals));
  if (!prepared.documents.site.has('site')) throw new Error("there is no document 'site/site' to begin with; `qa validate` says more.");
  const bar = showProgress('simulate', values.quiet);
  const { problems, coverage } = walkSite(prepared, compileSite(prepared, { number: 0, hash: 'simulated' }, { sandbox: false }), { from, onProgress: bar.show });
  bar.end();
  const shown = values.notes || format === 'json' ? problems : problems.filter(({ severity }) => severity !== 'note');
  const code = problems.some(({ severity }) => severity !== 'note') ? 1 : 0;
  if (format === 'json') return { code, text: formatJson(shown, documents.length, { coverage }) };
  const notes = problems.length - shown.length;
  return { code, text: [formatText(shown, documents.length), ...(values.quiet ? [] : [coverageTable(coverage)]), ...(notes === 0 ? [] : [`${notes} notes are left out; --notes shows them.`])].join('\n') };
}

function coverageTable({ pages, viewers, instants, views, decided, reached, states }: Coverage): string {
  const number = (value: number) => value.toLocaleString('en-US');
  const rows = [
    ['pages', `${number(pages)} (${states.N} open, ${states.D} in preparation, ${states.B} blocked)`],
    ['kinds of viewers', number(viewers)],
    ['instants', instants.map((at) => new Date(at).toISOString()).slice(0, 4).join(', ') + (instants.length > 4 ? `, … (${instants.length})` : '')],
    ['views proven', `${number(views)}, by ${number(decided)} decisions`],
    ['pages reached', `${number(reached)} from the entries of the site`],
  ];
  return rows.map(([name = '', value = '']) => `  ${name.padEnd(18)}${value}`).join('\n');
}
