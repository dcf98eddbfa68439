import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from './generate.ts';
import { documentFiles } from './support/document-files.ts';
import { ROOT } from './support/places.ts';

const USAGE =
  'Usage: npm run new-document -- <type>\nThe type is what documents write: lower-case words joined by hyphens, such as gift-card-kind.';

/** Writes the folder of a new document type and puts it into the indexes. Returns what was written. */
export async function newDocument(type: string, root: string = ROOT): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type) || type.length > 40)
    throw new Error(`"${type}" is no name of a document type.\n${USAGE}`);
  const folder = join(root, 'schemas', 'documents', type);
  if (existsSync(folder)) throw new Error(`schemas/documents/${type} exists already.`);
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(documentFiles(type));
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  return [...files.map(([file]) => `schemas/documents/${type}/${file}`), ...(await generate(root))];
}

if (import.meta.main) {
  const [type] = process.argv.slice(2);
  try {
    if (type === undefined) throw new Error(USAGE);
    for (const path of await newDocument(type)) console.log(path);
    console.log('\nNext: properties in schema.ts and their names in texts.ts; npm run check says what is missing.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
