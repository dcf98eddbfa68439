import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { jsonFiles, prepare, readJsonFile, type Kept, type ReadDocuments } from '#content';
import type { PreparedInput } from '../read-input.ts';

// Polls, because file system events differ by system, get lost over networks and end with a deleted folder.
const LOOK_MS = 250;

interface Seen {
  /** Modification time and size; a change alters one of them. */
  readonly mark: string;
  readonly read: ReadDocuments;
}

/** Result of a poll; `missing` gives the reason when nothing could be read. */
export type Look = PreparedInput | { readonly missing: string };

/**
 * Reads a folder or file immediately and after each change, once writing has settled. Reads changed files only. Resolves when the signal aborts;
 * `onLook` is awaited before the next poll.
 */
export async function watchInput(
  name: string,
  signal: AbortSignal,
  onLook: (look: Look) => Promise<void> | void,
): Promise<void> {
  let files = new Map<string, Seen>();
  let kept: Kept = new Map();
  let shown: string | undefined;
  let before: string | undefined;
  while (!signal.aborted) {
    const marks = await marksOf(name);
    const state = marks instanceof Error ? marks.message : [...marks].join('\n');
    const rests = state === before || shown === undefined;
    before = state;
    if (rests && state !== shown) {
      shown = state;
      const read = marks instanceof Error ? marks : await readChanged(marks, files);
      if (read instanceof Error) {
        await onLook({ missing: read.message });
      } else {
        files = read;
        const all = [...files.values()].map((one) => one.read);
        const documents = all.flatMap((one) => one.documents);
        const prepared = await prepare(documents, kept);
        kept = prepared.kept;
        await onLook({
          name,
          documents,
          problems: all.flatMap((one) => one.problems),
          texts: new Map(all.flatMap((one) => [...one.texts])),
          prepared,
        });
      }
    }
    await wait(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function marksOf(name: string): Promise<Map<string, string> | Error> {
  try {
    const files = await jsonFiles(name);
    const marks = await Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const { mtimeMs, size, ino } = await stat(file);
        return [file, `${mtimeMs} ${size} ${ino}`];
      }),
    );
    return marks.length === 0
      ? new Error(`'${name}' contains no documents (*.json). Waiting for some.`)
      : new Map(marks);
  } catch {
    return new Error(`'${name}' does not exist. Waiting for it.`);
  }
}

async function readChanged(
  marks: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, Seen>,
): Promise<Map<string, Seen> | Error> {
  const next = new Map<string, Seen>();
  for (const [file, mark] of marks) {
    const known = files.get(file);
    try {
      next.set(file, known?.mark === mark ? known : { mark, read: await readJsonFile(file) });
    } catch {
      return new Error(`'${file}' disappeared while it was being read.`);
    }
  }
  return next;
}
