import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isFields } from '../check/is-fields.ts';
import { lineAndColumn, offsetsOf, scanJson } from '../check/json-text.ts';
import type { DocumentSource, RawDocument } from '../check/prepared.ts';
import { pointerOf, type Problem, type Words } from '../check/problem.ts';
import {
  binary,
  foreign,
  HOLDER,
  lost,
  misnamed,
  noDocument,
  notRead,
  syntax,
  twice,
  type FileLocation,
} from './read-problems.ts';

/** Documents of a folder or file. Files that are not JSON, or not documents, are reported as problems. */
export interface ReadDocuments {
  readonly documents: readonly RawDocument[];
  readonly problems: readonly Problem[];
  /** The text of every file by the name that problems give it. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Reads the documents of a JSON file, or of every `.json` below a folder (pictures under `media` aside). A file holds one document, an array
 * of them, or `{"documents": [...]}`. Rejects with the file system's error when the path is not there; a file that cannot be read is told by a
 * problem, and the others are read.
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
    .filter((entry) =>
      entry.isDirectory() ? entry.name !== 'media' && !entry.name.startsWith('.') : entry.name.endsWith('.json'),
    )
    .sort((one, two) => (one.name < two.name ? -1 : 1));
  const files = await Promise.all(
    inside.map(async (entry) => (entry.isDirectory() ? jsonFiles(join(path, entry.name)) : [join(path, entry.name)])),
  );
  return files.flat();
}

const reasons: Readonly<Record<string, Words>> = {
  ENOENT: {
    ko: '아무 데로도 이어지지 않는 링크이거나 방금 지워졌어요',
    en: 'it is a link that leads nowhere, or was removed just now',
  },
  EISDIR: {
    ko: '폴더로 이어지는 링크예요. 그 폴더를 직접 적으세요',
    en: 'it is a link to a folder: name that folder itself',
  },
  EACCES: { ko: '읽을 권한이 없어요', en: 'you have no right to read it' },
  ELOOP: { ko: '자기 자신으로 되돌아오는 링크예요', en: 'it is a link that leads back to itself' },
};

/** Reads the documents of one file. */
export async function readJsonFile(file: string): Promise<ReadDocuments> {
  const name = shownName(file);
  try {
    return readBytes(await readFile(file), name);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    if (reason === undefined) throw error;
    return { documents: [], problems: [lost(reason, { file: name, line: 1, column: 1 })], texts: new Map() };
  }
}

const shownName = (file: string): string => relative(process.cwd(), file).split(sep).join('/') || file;

/** Reads the documents of one file's bytes, which have to be UTF-8; `file` is the name that problems give it. */
export function readBytes(bytes: Buffer, file: string): ReadDocuments {
  const wide = wideOf(bytes);
  if (wide === undefined && isUtf8(bytes)) return readText(bytes.toString('utf8'), file);
  if (wide === undefined && bytes.subarray(0, 4096).some(isNoLetter))
    return { documents: [], problems: [binary({ file, line: 1, column: 1 })], texts: new Map() };
  const text =
    wide === 'big'
      ? Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
          .swap16()
          .toString('utf16le')
      : bytes.toString(wide === 'little' ? 'utf16le' : 'utf8');
  const lost = wide === undefined ? Math.max(0, text.indexOf('\ufffd')) : 0;
  return {
    documents: [],
    problems: [foreign(wide !== undefined, { file, ...lineAndColumn(text, lost) })],
    texts: new Map([[file, text]]),
  };
}

/** Bytes that no text has, in whatever encoding of one byte or more a letter. */
const isNoLetter = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32);

/** The order of bytes of a text in UTF-16, by its mark or, without one, by the empty half of its first letters. */
function wideOf([first, second, third, fourth]: Buffer): 'little' | 'big' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0))
    return 'little';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0)
    ? 'big'
    : undefined;
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
  const names = new Map<string, number>();
  const fault = scanJson(
    text,
    undefined,
    (path, offset) => problems.push(twice(path, { file, ...lineAndColumn(text, offset) })),
    (path, offset) => void (path.length === 1 && names.set(String(path[0]), offset)),
  );
  if (fault) return { documents: [], problems: [syntax(fault, { file, ...lineAndColumn(text, fault.offset) })], texts };
  const documents: RawDocument[] = [];
  const others: { readonly pointer: string; readonly value: unknown }[] = [];
  const { list, holder } = documentsIn(JSON.parse(text));
  const spotOf = (name: string): FileLocation => ({ file, ...lineAndColumn(text, names.get(name) ?? 0) });
  if (holder !== undefined && holder !== HOLDER) problems.push(misnamed(holder, spotOf(holder)));
  else if (holder !== undefined)
    for (const name of names.keys()) if (!besides.has(name)) problems.push(notRead(name, spotOf(name)));
  for (const { value, pointer } of list) {
    const raw = toRaw(value, { file, text, pointer });
    if (raw) documents.push(raw);
    else others.push({ pointer, value });
  }
  const offsets =
    others.length === 0
      ? undefined
      : offsetsOf(
          text,
          others.map(({ pointer }) => pointer),
        );
  for (const [index, { pointer, value }] of others.entries()) {
    if (index < MOST_OTHERS)
      problems.push(
        noDocument(
          { file, ...lineAndColumn(text, offsets?.get(pointer) ?? 0) },
          { pointer, value },
          index + 1 === MOST_OTHERS ? others.length - MOST_OTHERS : 0,
        ),
      );
  }
  return { documents, problems, texts };
}

/** Properties allowed beside the documents of a file: metadata of releases, imports and API lists. */
const besides: ReadonlySet<string> = new Set([
  HOLDER,
  '$schema',
  'release',
  'hash',
  'drafts',
  'hashes',
  'removed',
  'total',
  'page',
  'size',
]);
// More than that is a file of something else.
const MOST_OTHERS = 3;

interface Held {
  readonly list: readonly { readonly value: unknown; readonly pointer: string }[];
  /** The name that they stand under, where they stand under one. */
  readonly holder?: string;
}

function documentsIn(value: unknown): Held {
  const list = (items: readonly unknown[], base: string) =>
    items.map((item, index) => ({ value: item, pointer: `${base}/${index}` }));
  if (Array.isArray(value)) return { list: list(value, '') };
  const holder = isFields(value) && value['type'] === undefined ? holderIn(value) : undefined;
  const held = holder === undefined || !isFields(value) ? undefined : value[holder];
  return holder === undefined || !Array.isArray(held)
    ? { list: [{ value, pointer: '' }] }
    : { list: list(held, pointerOf([holder])), holder };
}

/** The name that documents stand under; another one where nothing else can be meant. */
function holderIn(value: Readonly<Record<string, unknown>>): string | undefined {
  if (Array.isArray(value[HOLDER])) return HOLDER;
  const [other, ...more] = Object.keys(value).filter(
    (name) =>
      Array.isArray(value[name]) &&
      value[name].length > 0 &&
      value[name].every((one) => isFields(one) && typeof one['type'] === 'string' && typeof one['id'] === 'string'),
  );
  return more.length === 0 ? other : undefined;
}

function toRaw(value: unknown, source: DocumentSource): RawDocument | undefined {
  if (!isFields(value)) return undefined;
  const { $schema: _, ...body } = value;
  const { type, id } = body;
  return typeof type === 'string' && typeof id === 'string' ? { type, id, body, source } : undefined;
}
