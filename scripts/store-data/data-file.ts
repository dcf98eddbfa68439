import { Ajv } from 'ajv';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { DataError } from './data-error.ts';

/**
 * A data file is JSON lines: the header; for each table its name and columns, then a row a line; the end.
 * The hash of the end is over every byte before it.
 */
export const FORMAT = 1;

const header = {
  type: 'object',
  additionalProperties: false,
  required: ['product', 'format', 'at', 'from', 'migrations'],
  properties: {
    product: { const: 'promenade' },
    format: { type: 'integer' },
    at: { type: 'string' },
    from: { enum: ['sqlite', 'postgres'] },
    migrations: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

const tableStart = {
  type: 'object',
  additionalProperties: false,
  required: ['table', 'columns'],
  properties: { table: { type: 'string' }, columns: { type: 'array', minItems: 1, items: { type: 'string' } } },
} as const satisfies JSONSchema;

const value = {
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'null' },
    { type: 'object', additionalProperties: false, required: ['base64'], properties: { base64: { type: 'string' } } },
  ],
} as const satisfies JSONSchema;

const row = { type: 'array', items: value } as const satisfies JSONSchema;

const end = {
  type: 'object',
  additionalProperties: false,
  required: ['rows', 'sha256'],
  properties: { rows: { type: 'integer' }, sha256: { type: 'string' } },
} as const satisfies JSONSchema;

export type Header = FromSchema<typeof header>;
export type TableStart = FromSchema<typeof tableStart>;
export type Row = FromSchema<typeof row>;
export type Value = FromSchema<typeof value>;
export type End = FromSchema<typeof end>;

const ajv = new Ajv();
const isHeader = ajv.compile<Header>(header);
const isTableStart = ajv.compile<TableStart>(tableStart);
const isRow = ajv.compile<Row>(row);
const isEnd = ajv.compile<End>(end);

/** The first line; throws when the file is none of Promenade, or of another format. */
export function readHeader(line: string): Header {
  const given = parse(line);
  if (!isHeader(given)) throw new DataError('This is no data file of Promenade.');
  if (given.format !== FORMAT)
    throw new DataError(`The file has format ${given.format}; this version of Promenade reads format ${FORMAT}.`);
  return given;
}

/** Any later line, by what it is. */
export function readLine(line: string): { readonly start: TableStart } | { readonly row: Row } | { readonly end: End } {
  const given = parse(line);
  if (isRow(given)) return { row: given };
  if (isTableStart(given)) return { start: given };
  if (isEnd(given)) return { end: given };
  throw new DataError('The file is damaged: it has a line that no export writes.');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new DataError('The file is damaged, or no data file of Promenade: it has a line that is no JSON.');
  }
}

/** As it is written into a line. */
export function encode(stored: unknown): Value {
  if (stored instanceof Uint8Array) return { base64: Buffer.from(stored).toString('base64') };
  if (stored === null || typeof stored === 'string' || typeof stored === 'number') return stored;
  throw new TypeError(`A ${typeof stored} cannot be exported`);
}

/** As a store takes it. */
export const decode = (given: Value): unknown =>
  typeof given === 'object' && given !== null ? Buffer.from(given.base64, 'base64') : given;
