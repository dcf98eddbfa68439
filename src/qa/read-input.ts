import { stat } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { prepare, readDocuments, readText, type Prepared } from '#content';
import type { Input } from './input/input.ts';
import { readFileInput } from './input/read-file-input.ts';
import { readServer } from './input/read-server.ts';
import { splitInputName } from './input/select-documents.ts';

/** Options of an input; spread `inputOptions` into the options of `parseArgs`. */
export interface InputNeeds {
  /** Console token of a running server; defaults to `CONSOLE_TOKEN`. */
  readonly token?: string | undefined;
  readonly stdin?: NodeJS.ReadableStream;
}
export const inputOptions = { token: { type: 'string' } } as const;

/** Help text about inputs. */
export const INPUT_HELP = `An input is a folder or file of documents, a release as the API gives it, an export (npm run data -- export <file>),
a running server (https://… with CONSOLE_TOKEN or --token), or - for standard input. An export or server shows its live release;
#drafts after it: as it would be with the drafts, #12: its release 12.`;

/** Reads the documents of an input. Rejects with the reason when there is nothing to read. */
export async function readInput(name: string, needs: InputNeeds = {}): Promise<Input> {
  const read = await readNamed(name, needs);
  if (read.documents.length === 0 && read.problems.length === 0)
    throw new Error(`'${name}' contains no documents (*.json).`);
  return { name, ...read };
}

export type PreparedInput = Input & { readonly prepared: Prepared };

/** Reads an input and prepares its documents. */
export async function prepareInput(name: string, needs?: InputNeeds): Promise<PreparedInput> {
  const input = await readInput(name, needs);
  return { ...input, prepared: await prepare(input.documents) };
}

type Read = Omit<Input, 'name'>;

async function readNamed(name: string, { token, stdin = process.stdin }: InputNeeds): Promise<Read> {
  if (name === '-') return fromStdin(await readAll(stdin));
  if (/^https?:\/\//i.test(name))
    return { documents: await readServer(name, token ?? process.env['CONSOLE_TOKEN']), problems: [], texts: new Map() };
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(name)) throw new Error(`'${name}' is not a readable input.\n${INPUT_HELP}`);
  // File names may contain #.
  const { place, which } =
    (await kindOf(name)) === undefined ? splitInputName(name) : { place: name, which: undefined };
  const kind = await kindOf(place);
  if (kind === undefined) throw new Error(`'${place}' does not exist (ENOENT).\n${INPUT_HELP}`);
  return kind === 'folder' ? readDocuments(place) : readFileInput(place, which);
}

function fromStdin(text: string): Read {
  if (text.trim() === '') throw new Error('Standard input is empty.');
  return readText(text, 'stdin');
}

async function kindOf(path: string): Promise<'folder' | 'file' | undefined> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}
