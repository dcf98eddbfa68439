import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SyntaxFault } from './check/json-faults.ts';
import { lineAndColumn, offsetsOf, scanJson } from './check/json-text.ts';
import type { DocumentSource, RawDocument } from './check/prepared.ts';
import { pointerOf, type Path, type Problem, type Words } from './check/problem.ts';

/** What a folder or file of documents holds. Files that are no JSON, or no documents, are named by problems. */
export interface ReadDocuments {
  readonly documents: readonly RawDocument[];
  readonly problems: readonly Problem[];
  /** The text of every file by the name that problems give it. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Reads the documents of a JSON file, or of every `.json` below a folder (pictures under `media` aside). A file holds one document, an array
 * of them, or `{"documents": [...]}`. Rejects with the file system's error when the path cannot be read.
 */
export async function readDocuments(path: string): Promise<ReadDocuments> {
  const documents: RawDocument[] = [];
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  for (const file of await jsonFiles(path)) {
    const read = await readJsonFile(file);
    documents.push(...read.documents);
    problems.push(...read.problems);
    for (const [name, text] of read.texts) texts.set(name, text);
  }
  return { documents, problems, texts };
}

/** The files that `readDocuments` reads. */
export async function jsonFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const inside = entries
    .filter((entry) => (entry.isDirectory() ? entry.name !== 'media' && !entry.name.startsWith('.') : entry.name.endsWith('.json')))
    .sort((one, two) => (one.name < two.name ? -1 : 1));
  const files = await Promise.all(inside.map(async (entry) => (entry.isDirectory() ? jsonFiles(join(path, entry.name)) : [join(path, entry.name)])));
  return files.flat();
}

/** Reads the documents of one file. */
export const readJsonFile = async (file: string): Promise<ReadDocuments> => readBytes(await bytesOf(file), shownName(file));

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it is a link that leads nowhere, or was removed just now', EISDIR: 'it is a link to a folder: name that folder itself', EACCES: 'you have no right to read it', ELOOP: 'it is a link that leads back to itself',
};

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    throw reason === undefined ? error : new Error(`'${shownName(file)}' cannot be read: ${reason}.`, { cause: error });
  }
}

const shownName = (file: string): string => relative(process.cwd(), file).split(sep).join('/') || file;

/** Reads the documents of one file's bytes, which have to be UTF-8; `file` is the name that problems give it. */
export function readBytes(bytes: Buffer, file: string): ReadDocuments {
  const wide = wideOf(bytes);
  if (wide === undefined && isUtf8(bytes)) return readText(bytes.toString('utf8'), file);
  const text = wide === 'big' ? Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16().toString('utf16le') : bytes.toString(wide === 'little' ? 'utf16le' : 'utf8');
  const lost = wide === undefined ? Math.max(0, text.indexOf('\ufffd')) : 0;
  return { documents: [], problems: [foreign(wide !== undefined, { file, ...lineAndColumn(text, lost) })], texts: new Map([[file, text]]) };
}

/** The order of bytes of a text in UTF-16, by its mark or, without one, by the empty half of its first letters. */
function wideOf([first, second, third, fourth]: Buffer): 'little' | 'big' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0)) return 'little';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0) ? 'big' : undefined;
}

const unread: ReadonlySet<Problem['code']> = new Set(['json-syntax', 'wrong-encoding', 'unreadable-document']);

/** Texts of files that could not be read, or not as documents: what is named in them may well be there. */
export const unreadTexts = ({ problems, texts }: Pick<ReadDocuments, 'problems' | 'texts'>): readonly string[] =>
  problems.flatMap(({ code, at }) => (unread.has(code) && at.file !== undefined ? (texts.get(at.file) ?? []) : []));

/** Reads the documents of one JSON text; `file` is the name that problems give it. */
export function readText(given: string, file: string): ReadDocuments {
  const text = given.startsWith('\uFEFF') ? given.slice(1) : given;
  const problems: Problem[] = [];
  const texts = new Map([[file, text]]);
  const fault = scanJson(text, undefined, (path, offset) => problems.push(twice(path, { file, ...lineAndColumn(text, offset) })));
  if (fault) return { documents: [], problems: [syntax(fault, { file, ...lineAndColumn(text, fault.offset) })], texts };
  const documents: RawDocument[] = [];
  const others: string[] = [];
  for (const { value, pointer } of documentsIn(JSON.parse(text))) {
    const raw = toRaw(value, { file, text, pointer });
    if (raw) documents.push(raw);
    else others.push(pointer);
  }
  const offsets = others.length === 0 ? undefined : offsetsOf(text, others);
  for (const pointer of others) problems.push(noDocument({ file, ...lineAndColumn(text, offsets?.get(pointer) ?? 0) }, pointer));
  return { documents, problems, texts };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

function documentsIn(value: unknown): { value: unknown; pointer: string }[] {
  const list = (items: readonly unknown[], base: string) => items.map((item, index) => ({ value: item, pointer: `${base}/${index}` }));
  if (Array.isArray(value)) return list(value, '');
  const held = isObject(value) && value['type'] === undefined ? value['documents'] : undefined;
  return Array.isArray(held) ? list(held, '/documents') : [{ value, pointer: '' }];
}

function toRaw(value: unknown, source: DocumentSource): RawDocument | undefined {
  if (!isObject(value)) return undefined;
  const { $schema: _, ...body } = value;
  const { type, id } = body;
  return typeof type === 'string' && typeof id === 'string' ? { type, id, body, source } : undefined;
}

interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const problemAt = (code: Problem['code'], spot: Spot, pointer: string, text: Words, hint: Words): Problem => ({
  code, severity: 'error', at: { type: '', id: '', pointer, ...spot }, text, hint,
});

const syntax = ({ text, hint }: SyntaxFault, spot: Spot): Problem => problemAt('json-syntax', spot, '', { ko: `JSON 형식이 아니에요: ${text.ko}`, en: `This is not JSON. ${text.en}` }, hint);

const foreign = (isWide: boolean, spot: Spot): Problem =>
  problemAt(
    'wrong-encoding', spot, '',
    isWide
      ? { ko: '파일이 UTF-16으로 저장되어 있어요. 문서는 UTF-8이어야 해요.', en: 'The file is in UTF-16; documents are in UTF-8.' }
      : { ko: '파일이 UTF-8이 아니에요. 여기서부터 글자를 읽을 수 없어요.', en: 'The file is not in UTF-8: from here on letters cannot be read.' },
    { ko: "편집기에서 인코딩을 UTF-8로 바꾸어 다시 저장하세요(한글이 든 옛 파일은 대개 EUC-KR이에요).", en: 'Save it again as UTF-8 in your editor (older Korean files are mostly in EUC-KR).' },
  );

const noDocument = (spot: Spot, pointer: string): Problem =>
  problemAt('unreadable-document', spot, pointer, { ko: '문서가 아니에요. type과 id가 문자열로 있어야 해요.', en: "This is no document: 'type' and 'id' must be there, as texts." }, {
    ko: '{"type": …, "id": …, "v": 1, …} 형식으로 적으세요.',
    en: 'Write {"type": …, "id": …, "v": 1, …}.',
  });

function twice(path: Path, spot: Spot): Problem {
  const key = String(path.at(-1));
  return problemAt('duplicate-key', spot, pointerOf(path), { ko: `'${key}' 이름이 같은 객체에 두 번 있어요.`, en: `The name '${key}' stands twice in the same object.` }, {
    ko: '하나를 지우세요. 나중 것만 읽혀요.',
    en: 'Remove one of them: only the last would be read.',
  });
}
