import { prepare, readDocuments, type Prepared, type Problem, type RawDocument } from '#content';

/** What a command looks at. */
export interface Input {
  /** How the input was named. */
  readonly name: string;
  readonly documents: readonly RawDocument[];
  /** Files that are no documents, and the like. */
  readonly problems: readonly Problem[];
}

/** Reads the documents of a folder or file. Rejects, saying why, when there is nothing to read. */
export async function readInput(name: string): Promise<Input> {
  const { documents, problems } = await readAt(name);
  if (documents.length === 0 && problems.length === 0) throw new Error(`'${name}' holds no documents (*.json).`);
  return { name, documents, problems };
}

/** Reads an input and makes its documents ready. */
export async function prepareInput(name: string): Promise<Input & { readonly prepared: Prepared }> {
  const input = await readInput(name);
  return { ...input, prepared: await prepare(input.documents) };
}

async function readAt(path: string): ReturnType<typeof readDocuments> {
  try {
    return await readDocuments(path);
  } catch (error) {
    throw new Error(`'${path}' cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : String(error)}).`, { cause: error });
  }
}
