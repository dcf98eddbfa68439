import {
  commaOr,
  emptyFile,
  faultAt,
  sought,
  spareComma,
  tooDeep,
  unclosed,
  type Sought,
  type SyntaxFault,
} from './json-syntax-errors.ts';

/** Called before each value with the path that leads to it; the path is reused, so copy it to keep it. */
type OnValue = (path: readonly (string | number)[], offset: number) => void;
/** Called at the quote before each name of an object, with the path of its value; the path is reused too. */
type OnKey = (path: readonly (string | number)[], offset: number) => void;
/** Called when an object names a key a second time. */
type OnTwice = (path: readonly (string | number)[], offset: number) => void;

export const DEEPEST = 200;

class Fault extends Error {
  readonly fault: SyntaxFault;
  constructor(fault: SyntaxFault) {
    super(fault.text.en);
    this.fault = fault;
  }
}

/** Reads a JSON text for its places only. Returns the first fault, or undefined when the text is sound. */
export function scanJson(
  text: string,
  onValue: OnValue = () => {},
  onTwice: OnTwice = () => {},
  onKey: OnKey = () => {},
): SyntaxFault | undefined {
  const path: (string | number)[] = [];
  const space = /[ \t\n\r]*/y;
  // oxlint-disable-next-line no-control-regex -- JSON allows no control characters in a text
  const plain = /[^"\\\u0000-\u001f]*/y;
  const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
  const atom = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
  let at = 0;

  const skip = (): void => {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
  };
  // Offsets of the brackets that are open.
  const open: number[] = [];
  const fail = (offset: number, what: Sought): never => {
    const last = open.at(-1);
    if (offset >= text.length && last !== undefined && what !== sought.quote)
      throw new Fault(unclosed(text[last] ?? '{', lineAndColumn(text, last).line, text.length));
    throw new Fault(faultAt(text, offset, what));
  };
  // Piece by piece: one expression for the whole would run out of stack on a text of megabytes.
  const readString = (): string => {
    const start = at++;
    for (;;) {
      plain.lastIndex = at;
      plain.test(text);
      at = plain.lastIndex;
      if (text[at] === '"') break;
      if (text[at] !== '\\') fail(at, text[at] === '\t' ? sought.tab : sought.quote);
      escape.lastIndex = at;
      if (!escape.test(text)) fail(at, sought.escape);
      at = escape.lastIndex;
    }
    const raw = text.slice(start, ++at);
    return raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1);
  };
  const close = (): void => {
    open.pop();
    at++;
  };
  const goOn = (bracket: '}' | ']'): void => {
    const comma = at++;
    skip();
    if (text[at] === bracket) throw new Fault({ offset: comma, ...spareComma });
  };
  const readObject = (depth: number): void => {
    const seen = new Set<string>();
    open.push(at++);
    skip();
    if (text[at] === '}') return close();
    for (;;) {
      if (text[at] !== '"') fail(at, sought.name);
      const start = at;
      const key = readString();
      path.push(key);
      onKey(path, start);
      if (seen.has(key)) onTwice(path, start);
      seen.add(key);
      skip();
      if (text[at] !== ':') fail(at, sought.colon);
      at++;
      readValue(depth + 1);
      path.pop();
      if (text[at] === '}') return close();
      if (text[at] !== ',') fail(at, text[at] === '"' ? sought.comma : commaOr('}'));
      goOn('}');
    }
  };
  const readArray = (depth: number): void => {
    open.push(at++);
    skip();
    if (text[at] === ']') return close();
    for (let index = 0; ; index++) {
      path.push(index);
      readValue(depth + 1);
      path.pop();
      if (text[at] === ']') return close();
      if (text[at] !== ',') fail(at, text[at] === '"' || text[at] === '{' ? sought.comma : commaOr(']'));
      goOn(']');
    }
  };
  const readValue = (depth: number): void => {
    skip();
    if (depth > DEEPEST) throw new Fault(tooDeep(at, DEEPEST));
    onValue(path, at);
    const first = text[at];
    if (first === '{') readObject(depth);
    else if (first === '[') readArray(depth);
    else if (first === '"') readString();
    else {
      atom.lastIndex = at;
      if (!atom.test(text)) fail(at, sought.value);
      at = atom.lastIndex;
    }
    skip();
  };

  try {
    skip();
    if (at >= text.length) return emptyFile;
    readValue(0);
    if (at < text.length) fail(at, sought.end);
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.fault;
    throw error;
  }
}

// Of the text that was asked about last: thousands of places of one file come one after the other.
let known: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] };

function startsOf(text: string): readonly number[] {
  if (known.text !== text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    known = { text, starts };
  }
  return known.starts;
}

/** Line and column (from 1) of an offset. */
export function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const starts = startsOf(text);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** Offsets of the values that the pointers name; one that does not exist gets the nearest value around it. */
export function offsetsOf(text: string, pointers: Iterable<string>): ReadonlyMap<string, number> {
  const wanted = [...pointers];
  const tails = new Set(wanted.flatMap(withParents));
  const found = new Map<string, number>();
  scanJson(text, (path, offset) => {
    const pointer = path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    if (tails.has(pointer) && !found.has(pointer)) found.set(pointer, offset);
  });
  return new Map(
    wanted.map((pointer) => [
      pointer,
      withParents(pointer)
        .map((one) => found.get(one))
        .find((offset) => offset !== undefined) ?? 0,
    ]),
  );
}

/** A pointer and what it lies in, from inside to outside. */
function withParents(pointer: string): string[] {
  const all = [pointer];
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    all.push(pointer.slice(0, end));
    if (end === 0) break;
  }
  return all;
}

/** The offset of a place inside of the text that begins at an offset: each of its units is one sign of the file, or an escape. */
export function offsetWithin(text: string, offset: number, units: number | undefined): number {
  if (units === undefined || text[offset] !== '"') return offset;
  let at = offset + 1;
  for (let unit = 0; unit < units && at < text.length; unit++)
    at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2;
  return at;
}
