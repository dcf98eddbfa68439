/** A tag of an HTML text as it was written: `at` its `<`, `end` its `>`. */
export interface Tag {
  readonly name: string;
  readonly at: number;
  /** -1 where the text ends before. */
  readonly end: number;
  readonly isEnd: boolean;
}

const raw: ReadonlySet<string> = new Set(['script', 'style']);
const COMMENT = '!--';

/** End offset of a tag, ignoring quoted parts; -1 when the text ends first. */
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

/** The tags of a text in their order, up to one that is cut off; a comment that is cut off is named `!--`. Time grows with the length of the text alone. */
export function* tagsIn(html: string): Generator<Tag> {
  let lower: string | undefined;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (html.startsWith(`<${COMMENT}`, at)) {
      const end = html.indexOf('-->', at);
      if (end === -1) return yield { name: COMMENT, at, end, isEnd: false };
      at = end;
      continue;
    }
    const isEnd = html[at + 1] === '/';
    const name = /^[a-zA-Z][a-zA-Z0-9]*/.exec(html.slice(at + (isEnd ? 2 : 1), at + 22))?.[0].toLowerCase();
    if (name === undefined) continue;
    const end = endOfTag(html, at);
    yield { name, at, end, isEnd };
    if (end === -1) return;
    at = end;
    if (isEnd || !raw.has(name)) continue;
    // Stop at an unclosed element, so that no text is scanned twice.
    const next = (lower ??= html.toLowerCase()).indexOf(`</${name}`, end);
    if (next === -1) return;
    at = next - 1;
  }
}
