import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RawDocument } from '#content';
import type { Breach } from './find-breach.ts';
import { rawOf } from './make/edits.ts';

/** A breach that can be looked at again: what was broken, by which documents. */
export interface Case {
  readonly breach: Breach;
  readonly seed: number;
  readonly raws: readonly RawDocument[];
}

const versionOne = { promenadeFuzzCase: 1 };

/** Writes a case: `case.json` says what is broken, `documents/site.json` holds the documents, which all commands of qa read. */
export async function writeCase(folder: string, { breach, seed, raws }: Case): Promise<void> {
  await mkdir(join(folder, 'documents'), { recursive: true });
  await writeFile(join(folder, 'case.json'), `${JSON.stringify({ ...versionOne, seed, ...breach }, null, 2)}\n`);
  await writeFile(join(folder, 'documents', 'site.json'), `${JSON.stringify({ documents: raws.map(({ body }) => body) }, null, 2)}\n`);
}

/** Reads a case. Rejects, saying why, when the folder holds none. */
export async function readCase(folder: string): Promise<Case> {
  const read = async (name: string): Promise<Record<string, unknown>> => {
    const value = JSON.parse(await readFile(join(folder, name), 'utf8').catch(() => 'null')) as Record<string, unknown> | null;
    if (value === null) throw new Error(`'${folder}' holds no case of qa fuzz: there is no ${name}.`);
    return value;
  };
  const { seed, promenadeFuzzCase, ...breach } = await read('case.json');
  const { documents } = await read(join('documents', 'site.json'));
  if (promenadeFuzzCase !== 1 || !Array.isArray(documents) || typeof breach['law'] !== 'string') throw new Error(`'${folder}' holds no case of qa fuzz that this version can read.`);
  // Written by writeCase of the same version.
  return { seed: Number(seed), breach: breach as unknown as Breach, raws: (documents as Record<string, unknown>[]).map(rawOf) };
}
