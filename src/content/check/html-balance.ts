/** The first tag of an HTML text that is not closed as it was opened. `near` is how the text goes on from there. */
export interface Unbalanced {
  readonly kind: 'unclosed' | 'unopened' | 'cut';
  readonly tag: string;
  /** The end tag that comes too early; none at the end of the text. */
  readonly before?: string;
  readonly near: string;
}

const empty: ReadonlySet<string> = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const raw: ReadonlySet<string> = new Set(['script', 'style']);
const NEAR = 30;

interface Open {
  readonly name: string;
  readonly at: number;
}

/** Where a tag ends, quotes passed over; -1 when the text ends before. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const sign = html[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign;
  }
  return -1;
}

/** Whether each tag is closed, in the reverse order of their opening. Time grows with the length of the text alone. */
export function findUnbalanced(html: string): Unbalanced | undefined {
  const open: Open[] = [];
  const lower = html.toLowerCase();
  const near = (at: number): string => html.slice(at, at + NEAR);
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at);
      if (end === -1) return { kind: 'cut', tag: '<!--', near: near(at) };
      at = end;
      continue;
    }
    const isEnd = html[at + 1] === '/';
    const name = /^[a-zA-Z][a-zA-Z0-9]*/.exec(html.slice(at + (isEnd ? 2 : 1), at + 22))?.[0].toLowerCase();
    if (name === undefined) continue;
    const end = endOfTag(html, at);
    if (end === -1) return { kind: 'cut', tag: `<${isEnd ? '/' : ''}${name}`, near: near(at) };
    const fault = isEnd ? close(open, name, near, at) : undefined;
    if (fault !== undefined) return fault;
    if (!isEnd && !empty.has(name)) open.push({ name, at });
    at = end;
    if (isEnd || !raw.has(name)) continue;
    // Of what never ends nothing more is read, and so no text is read twice.
    const next = lower.indexOf(`</${name}`, end);
    if (next === -1) break;
    at = next - 1;
  }
  const last = open.at(-1);
  return last && { kind: 'unclosed', tag: `<${last.name}>`, near: near(last.at) };
}

function close(open: Open[], name: string, near: (at: number) => string, at: number): Unbalanced | undefined {
  const last = open.at(-1);
  if (last?.name === name) return void open.pop();
  if (empty.has(name)) return undefined;
  if (last === undefined || !open.some((one) => one.name === name)) return { kind: 'unopened', tag: `</${name}>`, near: near(at) };
  return { kind: 'unclosed', tag: `<${last.name}>`, before: `</${name}>`, near: near(last.at) };
}
