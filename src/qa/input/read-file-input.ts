import { open } from 'node:fs/promises';
import { readDocuments } from '#content';
import type { Input } from './input.ts';
import { readExport } from './read-export.ts';
import type { DocumentSelection } from './select-documents.ts';

// Number of bytes that identify a file type.
const HEAD = 4096;

/** Signatures of files that people pass by mistake, with advice. */
const binaries: readonly (readonly [begin: readonly number[], what: string, hint: string])[] = [
  [[...Buffer.from('SQLite format 3\0')], 'a database', 'Export it first: npm run data -- export site.jsonl'],
  [[0x1f, 0x8b], 'compressed (gzip)', 'Unpack it first: gunzip <file>'],
  [[0x50, 0x4b, 0x03, 0x04], 'a zip archive', 'Unpack it and give the folder.'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'compressed (zstd)', 'Unpack it first: unzstd <file>'],
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG picture', 'Give the file or folder with the documents.'],
  [[0xff, 0xd8, 0xff], 'a JPEG picture', 'Give the file or folder with the documents.'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF', 'Give the file or folder with the documents.'],
  [[0xff, 0xfe], 'text in UTF-16', 'Save it as UTF-8.'],
  [[0xfe, 0xff], 'text in UTF-16', 'Save it as UTF-8.'],
];

/** Reads a file by its content, not its name. Rejects with the detected type when it cannot be checked. */
export async function readFileInput(path: string, which: DocumentSelection | undefined): Promise<Omit<Input, 'name'>> {
  const head = await headOf(path);
  if (head.length === 0) throw new Error(`'${path}' is empty.`);
  const known = binaries.find(([begin]) => begin.every((byte, index) => head[index] === byte));
  if (known !== undefined) throw new Error(`'${path}' is ${known[1]}, no JSON. ${known[2]}`);
  if (head.includes(0))
    throw new Error(`'${path}' is a binary file, not JSON. Give the file or folder with the documents.`);
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '' && head.length < HEAD) throw new Error(`'${path}' is blank.`);
  if (/^\s*\{\s*"product"\s*:\s*"promenade"/.test(text))
    return { documents: await readExport(path, which ?? 'live'), problems: [], texts: new Map() };
  if (which !== undefined) throw new Error(`'${path}' is not an export or server, so it has no '#${which}'.`);
  const read = await readDocuments(path);
  const guess = read.documents.length === 0 ? lookOf(text) : undefined;
  if (guess === undefined && read.documents.length === 0 && isLines(text))
    throw new Error(
      `'${path}' contains lines of JSON but is not an export of Promenade. Create one: npm run data -- export site.jsonl`,
    );
  if (guess !== undefined) throw new Error(`'${path}' looks like ${guess}, no JSON.`);
  refusePart(path, [...read.texts.values()][0] ?? '');
  return read;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function lookOf(text: string): string | undefined {
  if (/^\s*<(?:!doctype html|html)/i.test(text)) return 'HTML';
  if (/^\s*<(?:\?xml|svg)/i.test(text)) return 'XML';
  if (/^(?:---\s*\n|[A-Za-z_-]+:\s)/.test(text)) return 'YAML';
  return undefined;
}

/** True when each of the first lines is JSON, the format of exports. */
function isLines(text: string): boolean {
  const lines = text
    .split('\n')
    .slice(0, 3)
    .filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => /^\s*[[{].*[\]}]\s*$/.test(line));
}

/** A single page of a paged list is not the site; the other pages would be reported as missing. */
function refusePart(path: string, text: string): void {
  const [, total] =
    /"total"\s*:\s*(\d+)\s*,\s*"page"\s*:\s*\d+\s*,\s*"size"\s*:\s*\d+\s*\}\s*$/.exec(text.slice(-200)) ?? [];
  if (total === undefined) return;
  const { documents } = JSON.parse(text) as { readonly documents?: readonly unknown[] };
  if (documents !== undefined && documents.length < Number(total)) {
    throw new Error(
      `'${path}' is one page of a list: ${documents.length} of ${total} documents. Save the whole release: GET /api/console/v1/site`,
    );
  }
}
