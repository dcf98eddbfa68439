import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { RawDocument } from '#content';
import type { DocumentSelection } from './select-documents.ts';

type Row = Readonly<Record<string, unknown>>;

const tables = ['live_pointer', 'releases', 'release_documents', 'revisions', 'drafts'] as const;
type Table = (typeof tables)[number];
const isTable = (name: unknown): name is Table => tables.some((one) => one === name);

/** Reads the documents of an export (`npm run data -- export`). Rejects when it is damaged or lacks the release. */
export async function readExport(path: string, which: DocumentSelection): Promise<RawDocument[]> {
  const rows = await readRows(path);
  const live = rows.live_pointer[0]?.['release'];
  const number = typeof which === 'number' ? which : live;
  if (number === undefined) throw new Error(`'${path}' is an export without a live release.`);
  if (!rows.releases.some((row) => row['number'] === number)) {
    const known = rows.releases.map((row) => row['number']).join(', ');
    throw new Error(`'${path}' has no release ${JSON.stringify(number)}. It has: ${known}.`);
  }
  const hashes = new Map(
    rows.release_documents.filter((row) => row['release'] === number).map((row) => [nameOf(row), row['revision']]),
  );
  for (const draft of which === 'drafts' ? rows.drafts : []) {
    if (draft['revision'] === null) hashes.delete(nameOf(draft));
    else hashes.set(nameOf(draft), draft['revision']);
  }
  const bodies = new Map(rows.revisions.map((row) => [row['hash'], row]));
  return [...hashes.values()].map((hash) => toRaw(path, bodies.get(hash)));
}

const nameOf = (row: Row): string => `${String(row['type'])}/${String(row['id'])}`;

function toRaw(path: string, row: Row | undefined): RawDocument {
  if (row === undefined || typeof row['body'] !== 'string')
    throw new Error(`'${path}' is damaged: a document of the release is missing.`);
  return {
    type: String(row['type']),
    id: String(row['id']),
    body: JSON.parse(row['body']) as RawDocument['body'],
    hash: String(row['hash']),
  };
}

/** Rows of the document tables. Other tables, such as members, are skipped unread. */
async function readRows(path: string): Promise<Record<Table, Row[]>> {
  const rows: Record<Table, Row[]> = {
    live_pointer: [],
    releases: [],
    release_documents: [],
    revisions: [],
    drafts: [],
  };
  let table: Table | undefined;
  let columns: readonly string[] = [];
  let number = 0;
  let hasEnded = false;
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    number += 1;
    if (line.startsWith('[') && table === undefined) continue;
    const given = parse(path, line, number);
    if (Array.isArray(given)) {
      if (table !== undefined)
        rows[table].push(Object.fromEntries(columns.map((column, index): [string, unknown] => [column, given[index]])));
    } else if (typeof given === 'object' && given !== null) {
      const start = given as {
        readonly table?: unknown;
        readonly columns?: readonly string[];
        readonly sha256?: unknown;
      };
      hasEnded = start.sha256 !== undefined;
      table = isTable(start.table) ? start.table : undefined;
      columns = start.columns ?? [];
    }
  }
  if (!hasEnded) throw new Error(`'${path}' is incomplete: the export breaks off after line ${number}.`);
  return rows;
}

function parse(path: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`'${path}' is damaged: line ${number} is no JSON.`);
  }
}
