import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RawDocument } from '#content';
import type { Violation } from './find-violation.ts';
import { rawOf } from './make/edits.ts';
import type { Sample } from './make/samples.ts';

/** A reproducible violation: the broken invariant and the documents that break it. */
export interface Case {
  readonly breach: Violation;
  readonly seed: number;
  readonly raws: readonly RawDocument[];
}

const versionOne = { promenadeFuzzCase: 1 };

/** Writes a case: `case.json` names the violation, `documents/site.json` holds the documents in the format that all QA commands read. */
export async function writeCase(folder: string, { breach, seed, raws }: Case): Promise<void> {
  await mkdir(join(folder, 'documents'), { recursive: true });
  await writeFile(join(folder, 'case.json'), `${JSON.stringify({ ...versionOne, seed, ...breach }, null, 2)}\n`);
  await writeFile(
    join(folder, 'documents', 'site.json'),
    `${JSON.stringify({ documents: raws.map(({ body }) => body) }, null, 2)}\n`,
  );
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The same version of writeCase wrote this file, so its fixed fields identify it. */
const isSample = (value: unknown): value is Sample =>
  isObject(value) && isObject(value['question']) && isObject(value['stranger']) && typeof value['choice'] === 'number';

function breachOf({ law, says, sample }: Members): Violation | undefined {
  if (typeof law !== 'string' || typeof says !== 'string') return undefined;
  if (sample === undefined) return { law, says };
  return isSample(sample) ? { law, says, sample } : undefined;
}

/** Reads a case. Rejects with the reason when the folder holds none. */
export async function readCase(folder: string): Promise<Case> {
  const read = async (name: string): Promise<Members> => {
    const value: unknown = JSON.parse(await readFile(join(folder, name), 'utf8').catch(() => 'null'));
    if (!isObject(value)) throw new Error(`'${folder}' is not a qa fuzz case: ${name} is missing.`);
    return value;
  };
  const { seed, promenadeFuzzCase, ...told } = await read('case.json');
  const { documents } = await read(join('documents', 'site.json'));
  const breach = breachOf(told);
  if (promenadeFuzzCase !== versionOne.promenadeFuzzCase || breach === undefined || !Array.isArray(documents))
    throw new Error(`'${folder}' is not a qa fuzz case of this version.`);
  return { seed: Number(seed), breach, raws: documents.filter(isObject).map(rawOf) };
}
