import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServedPage } from './test-site.ts';

/** A page as one viewer sees it. */
export interface Cell {
  readonly page: string;
  readonly viewer: string;
  readonly path: string;
  readonly state: string;
  /** Hash of everything that was sent; equal hashes look the same. */
  readonly decision: string;
  /** Hash and file name of the picture; empty when there is nothing to draw. */
  readonly picture: string;
  /** Unanswered calls; the page shows its error state. */
  readonly unanswered?: readonly string[];
}

/** Contents of a contact sheet, for comparison with the next one. */
export interface Manifest {
  readonly promenadeSheet: 1;
  readonly at: number;
  readonly width: number | null;
  readonly viewers: readonly string[];
  readonly cells: readonly Cell[];
}

export type Status = 'new' | 'changed' | 'gone' | 'same';

export const keyOf = ({ page, viewer }: Pick<Cell, 'page' | 'viewer'>): string => `${page} ${viewer}`;

export const hashOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('base64url').slice(0, 22);

/** Hashes the visible content of a page, without release, instant, port and font, which depends on the whole site. */
export function hashSent({ html, boot, path, status }: ServedPage, address: string): string {
  if (boot === undefined) return hashOf(`${status} ${path.replaceAll(address, '')}`);
  const { release: _release, now: _now, index: _index, ...shown } = boot;
  const markup = html.slice(0, html.indexOf('<script type="application/json" id="boot">'));
  return hashOf(
    (markup + JSON.stringify(shown)).replaceAll(address, '').replaceAll(/\/fonts\/[\w-]+\.(css|woff2)/g, ''),
  );
}

/** Reads the manifest of an earlier sheet. Rejects with the detected type when it is not one. */
export async function readManifest(path: string): Promise<Manifest> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`--compare needs the manifest.json of an earlier sheet; '${path}' cannot be read.`);
  });
  const value: unknown = parse(text);
  if (typeof value !== 'object' || value === null || (value as { promenadeSheet?: unknown }).promenadeSheet !== 1)
    throw new Error(`'${path}' is not the manifest of a sheet.`);
  // Only sheets contain this marker.
  return value as Manifest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Compares each cell with the last sheet. */
export function compareCells(cells: readonly Cell[], last: readonly Cell[]): ReadonlyMap<string, Status> {
  const before = new Map(last.map((cell) => [keyOf(cell), cell]));
  const now = new Set(cells.map(keyOf));
  const status = ({ picture, state, ...cell }: Cell): Status => {
    const old = before.get(keyOf(cell));
    if (old === undefined) return 'new';
    return old.picture === picture && old.state === state ? 'same' : 'changed';
  };
  return new Map([
    ...cells.map((cell) => [keyOf(cell), status(cell)] as const),
    ...last.filter((cell) => !now.has(keyOf(cell))).map((cell) => [keyOf(cell), 'gone'] as const),
  ]);
}
