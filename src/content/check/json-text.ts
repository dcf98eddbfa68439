import type { Words } from './problem.ts';

/** What stands at an offset of a JSON text that cannot stand there. */
export interface SyntaxFault {
  readonly offset: number;
  readonly text: Words;
}

/** Called before each value with the path that leads to it; the path is reused, so copy it to keep it. */
type OnValue = (path: readonly (string | number)[], offset: number) => void;
/** Called at the quote before each name of an object, with the path of its value; the path is reused too. */
type OnKey = (path: readonly (string | number)[], offset: number) => void;
/** Called when an object names a key a second time. */
type OnTwice = (path: readonly (string | number)[], offset: number) => void;

const DEEPEST = 200;

class Fault extends Error {
  readonly offset: number;
  readonly words: Words;
  constructor(offset: number, words: Words) {
    super(words.en);
    this.offset = offset;
    this.words = words;
  }
}

/** Reads a JSON text for its places only. Returns the first fault, or undefined when the text is sound. */
export function scanJson(text: string, onValue: OnValue = () => {}, onTwice: OnTwice = () => {}, onKey: OnKey = () => {}): SyntaxFault | undefined {
  const path: (string | number)[] = [];
  const space = /[ \t\n\r]*/y;
  // oxlint-disable-next-line no-control-regex -- JSON allows no control characters in a text
  const plain = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
  const atom = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
  let at = 0;

  const skip = (): void => {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
  };
  const fail = (offset: number, ko: string, en: string): never => {
    const found = text[offset];
    if (found === undefined) throw new Fault(text.length, { ko: `파일이 중간에 끝났습니다. ${ko}`, en: `The text ends too early: ${en}` });
    throw new Fault(offset, { ko: `여기에 '${found}' 문자가 올 수 없습니다. ${ko}`, en: `'${found}' cannot stand here: ${en}` });
  };
  const readString = (): string => {
    plain.lastIndex = at;
    if (!plain.test(text)) return failInString(at, text, fail);
    const raw = text.slice(at, plain.lastIndex);
    at = plain.lastIndex;
    return raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1);
  };
  const readObject = (depth: number): void => {
    const seen = new Set<string>();
    at++;
    skip();
    if (text[at] === '}') return void at++;
    for (;;) {
      if (text[at] !== '"') fail(at, '큰따옴표로 감싼 이름이 필요합니다.', 'a name in double quotes is expected.');
      const start = at;
      const key = readString();
      path.push(key);
      onKey(path, start);
      if (seen.has(key)) onTwice(path, start);
      seen.add(key);
      skip();
      if (text[at] !== ':') fail(at, `이름 뒤에는 ':'이 필요합니다.`, "':' is expected after a name.");
      at++;
      readValue(depth + 1);
      path.pop();
      if (text[at] === '}') return void at++;
      if (text[at] !== ',') fail(at, `',' 또는 '}'이 필요합니다.`, "',' or '}' is expected.");
      at++;
      skip();
      if (text[at] === '}') fail(at, '마지막 값 뒤의 쉼표를 지우세요.', 'take away the comma after the last value.');
    }
  };
  const readArray = (depth: number): void => {
    at++;
    skip();
    if (text[at] === ']') return void at++;
    for (let index = 0; ; index++) {
      path.push(index);
      readValue(depth + 1);
      path.pop();
      if (text[at] === ']') return void at++;
      if (text[at] !== ',') fail(at, `',' 또는 ']'이 필요합니다.`, "',' or ']' is expected.");
      at++;
      skip();
      if (text[at] === ']') fail(at, '마지막 값 뒤의 쉼표를 지우세요.', 'take away the comma after the last value.');
    }
  };
  const readValue = (depth: number): void => {
    skip();
    if (depth > DEEPEST) throw new Fault(at, { ko: `값이 ${DEEPEST}단계보다 깊게 들어 있습니다.`, en: `Values lie more than ${DEEPEST} levels deep.` });
    onValue(path, at);
    const first = text[at];
    if (first === '{') readObject(depth);
    else if (first === '[') readArray(depth);
    else if (first === '"') readString();
    else {
      atom.lastIndex = at;
      if (!atom.test(text)) fail(at, '값(문자열, 숫자, true, false, null, { 또는 [)이 필요합니다.', 'a value is expected (text, number, true, false, null, { or [).');
      at = atom.lastIndex;
    }
    skip();
  };

  try {
    readValue(0);
    if (at < text.length) fail(at, '값 뒤에는 아무것도 올 수 없습니다.', 'nothing may follow the value.');
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return { offset: error.offset, text: error.words };
    throw error;
  }
}

/** Names the character that breaks a text in quotes. */
function failInString(start: number, text: string, fail: (offset: number, ko: string, en: string) => never): never {
  // oxlint-disable-next-line no-control-regex -- JSON allows no control characters in a text
  const part = /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
  part.lastIndex = start + 1;
  part.test(text);
  const offset = part.lastIndex;
  if (text[offset] === '\\') return fail(offset, '알 수 없는 이스케이프입니다. \\를 그대로 쓰려면 \\\\로 적으세요.', 'no such escape; write \\\\ for a backslash.');
  return fail(offset, '문자열을 닫는 큰따옴표가 필요합니다. 줄바꿈은 \\n으로 적으세요.', 'the text is not closed; write a line break as \\n.');
}

/** Line and column (from 1) of an offset. */
export function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', start)) {
    line++;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
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
  return new Map(wanted.map((pointer) => [pointer, withParents(pointer).map((one) => found.get(one)).find((offset) => offset !== undefined) ?? 0]));
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
