import { parseArgs } from 'node:util';
import { compileSite, keyOf, placeIn, pointerOf, writtenPath, type Prepared } from '#content';
import { decide, explain as explainDecision, reasonsFor, type Decision, type Question, type SourceAnswers, type Told, type ToldTest } from '#engine';
import { readFormat, readInstant } from './read-arguments.ts';
import { inputOptions, prepareInput } from './read-input.ts';
import { knownSite, readViewer } from './read-viewer.ts';
import type { Report } from './run.ts';

const options = {
  as: { type: 'string' }, at: { type: 'string' }, in: { type: 'string', default: 'config' }, from: { type: 'string' }, via: { type: 'string' },
  answer: { type: 'string', multiple: true }, all: { type: 'boolean', default: false }, format: { type: 'string', default: 'text' }, ...inputOptions,
} as const;

/** Says what a visitor gets at an address, and why: rule by rule, each with the document and place it was written at. */
export async function explain(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [address, ...more] = positionals;
  if (address === undefined || !address.startsWith('/') || more.length > 0) throw new Error("one address of the site is needed, such as '/main' or '/map?mode=main'.");
  const format = readFormat(values.format);
  const { prepared } = await prepareInput(values.in, values);
  if (!prepared.documents.site.has('site')) throw new Error("there is no document 'site/site' to begin with; `qa validate` says more.");
  const snapshot = compileSite(prepared, { number: 0, hash: 'explained' }, { sandbox: false });
  const url = new URL(address, 'https://site.invalid');
  const question: Question = {
    path: address.split(/[?#]/)[0] ?? '/', query: Object.fromEntries(url.searchParams), viewer: readViewer(values.as, knownSite(prepared)), now: readInstant(values.at),
    how: values.from === undefined ? 'load' : 'push', answers: readAnswers(values.answer ?? []),
    ...(values.from === undefined ? {} : { previous: { path: '/', screen: values.from } }), ...(values.via === undefined ? {} : { via: values.via }),
  };
  const { decision, steps } = explainDecision(snapshot, question);
  const reasons = reasonsFor(snapshot, question, decide(snapshot, question));
  if (format === 'json') return { code: 0, text: JSON.stringify({ question, steps, reasons, decision: summaryOf(decision) }, null, 2) };
  const place = placesOf(prepared);
  const lines = [
    ...steps.filter(({ step }) => step === 'route').map(({ at, says }) => row('route', says, place(at))),
    ...reasons.guards.flatMap(({ id, rules }) => guardLines(id, rules, snapshot.guards[id]?.rules.length ?? 0, place)),
    ...steps.filter(({ step }) => step === 'state').map(({ at, says }) => row('state', { N: 'N: open', D: 'D: in preparation', B: 'B: blocked' }[says] ?? says, place(at))),
    ...conditionLines('places', reasons.placements, values.all, place),
    ...conditionLines('menu', reasons.menu, values.all, place),
    ...outcomeLines(decision),
  ];
  return { code: 0, text: lines.join('\n') };
}

/** Answers of the calls of guards: `guard=value`, or `guard=!failed` for one that fails. */
function readAnswers(given: readonly string[]): SourceAnswers {
  return Object.fromEntries(given.map((one) => {
    const [name = '', ...rest] = one.split('=');
    if (rest.length === 0) throw new Error(`--answer is guard=value (guard=!failed for a call that fails), not '${one}'.`);
    const value = rest.join('=');
    return [name, value === '!failed' ? ('failed' as const) : { value }];
  }));
}

type Place = (at: string | Told['at']) => string;

/** Where something was written: file and line, else document and pointer. */
const placesOf = (prepared: Prepared): Place => (at) => {
  const [type = '', id = ''] = typeof at === 'string' ? at.split('/') : [at.type, at.id];
  const pointer = typeof at === 'string' ? '' : pointerOf(writtenPath(prepared, at));
  const source = prepared.raws.get(keyOf(type, id))?.source;
  if (source === undefined) return pointer === '' && typeof at === 'string' ? '' : `${type}/${id}#${pointer}`;
  const { file, line } = placeIn(source, pointer);
  return `${file}:${line ?? 1}`;
};

const row = (what: string, says: string, place: string): string => `${what.padEnd(9)}${says}${place === '' ? '' : `   (${place})`}`;

const valueText = (value: ToldTest['value'], { fact }: ToldTest['test']): string =>
  value === undefined ? 'unknown' : fact === 'now' ? new Date(Number(value)).toISOString() : value === '' ? 'nothing' : String(value);

/** One test in words: what it asks for, what is so. */
function testText({ test, value, holds }: ToldTest): string {
  const not = test.not === true ? 'not ' : '';
  const time = (instant: string) => new Date(Number(instant)).toISOString();
  const asks = test.fact === 'now'
    ? `now ${not}${test.from === undefined ? '' : `from ${time(test.from)} `}${test.until === undefined ? '' : `until ${time(test.until)}`}`.trim()
    : `${test.fact}${test.fact === 'source' && test.of !== undefined ? `.${test.of}` : ''} is ${not}${test.is.map((one) => (one === '' ? 'nothing' : String(one))).join(' or ')}`;
  return `${holds === true ? '✓' : holds === false ? '✗' : '?'} ${asks} (it is ${valueText(value, test)})`;
}

const reasonLines = ({ groups }: Told): readonly string[] => groups.map((group, index) => `           ${index === 0 ? '' : 'or '}${group.map(testText).join(' and ')}`);

function guardLines(id: string, rules: readonly Told[], count: number, place: Place): readonly string[] {
  const last = rules.at(-1);
  const decides = last !== undefined && last.holds === true ? `rule ${rules.length} of ${count} decides` : last?.holds === 'unknown' ? `rule ${rules.length} of ${count} waits for a fact` : `none of ${count} rules holds: passes`;
  return [row('guard', `${id}: ${decides}`, place(last?.holds === false || last === undefined ? `guard/${id}` : last.at)), ...rules.flatMap(reasonLines)];
}

function conditionLines(what: string, all: readonly Told[], isAll: boolean, place: Place): readonly string[] {
  const hidden = all.filter(({ holds }) => holds !== true);
  const told = isAll ? all : hidden;
  const head = row(what, `${all.length - hidden.length} shown by their conditions, ${hidden.length} left out`, '');
  return all.length === 0 ? [] : [head, ...told.flatMap((one) => [`  ${one.holds === true ? 'shown   ' : 'left out'} ${one.at.path.filter((step) => step !== 'when').join('/')}   (${place(one.at)})`, ...reasonLines(one)])];
}

const summaryOf = ({ outcome, status, notices, vary, validUntil, needsFacts, screen, pageId }: Decision) => ({ outcome, status, screen, pageId, notices, vary, validUntil, needsFacts });

function outcomeLines({ outcome, notices, vary, validUntil, needsFacts }: Decision): readonly string[] {
  const says: Readonly<Record<Decision['outcome']['kind'], string>> = {
    page: 'the page is shown', blocked: 'the page is blocked: its block message is shown', preparing: 'the page is in preparation: visitors read so', notFound: 'there is no such page',
    redirect: 'to' in outcome ? `leads on to ${outcome.to}` : '', pending: 'waits: a guard asks a call first', refused: 'guard' in outcome ? `refused by ${outcome.guard}${outcome.stay ? ': the visitor stays where they are' : `; under it stands ${outcome.ground}`}` : '',
  };
  return [
    row('outcome', says[outcome.kind], ''),
    ...notices.map(({ kind, text, then }) => row('says', `${kind} "${text}"${then === undefined ? '' : `, then ${'to' in then ? then.to : then.kind}`}`, '')),
    ...needsFacts.map(({ guard, key }) => row('asks', `${key}; say what it answers with --answer ${guard}=…`, '')),
    row('hangs on', vary.length === 0 ? 'nothing of the viewer' : vary.join(', '), ''),
    row('until', validUntil === null ? 'the next release' : new Date(validUntil).toISOString(), ''),
  ];
}
