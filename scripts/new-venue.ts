import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocuments } from '#content/documents/read-documents';
import { fileText, venueFiles } from './support/new-venue/files.ts';
import { planVenue, type VenueOrder } from './support/new-venue/plan.ts';
import { publishFolder } from './support/new-venue/publish.ts';
import { ROOT } from './support/places.ts';

const USAGE = `Usage: npm run new-venue -- <CODE> <slug> [--name-ko <name>] [--name-en <name>] [--into <folder>]
       npm run new-venue -- --publish <folder> <site> <token>
The code is two to eight capitals and digits, such as MV; the slug is the first part of its addresses, such as moon-valley.
--into writes there instead of config/. --publish takes a folder of config/, or any other.`;

/** Writes the documents of a new venue into a folder named after its slug. They fit the site whose documents are in `config`. Returns the files. */
export async function newVenue(
  order: VenueOrder,
  config: string = join(ROOT, 'config'),
  into: string = config,
): Promise<string[]> {
  if (!/^[A-Z][A-Z0-9]{1,7}$/.test(order.code)) throw new Error(`"${order.code}" is no code of a venue.\n${USAGE}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(order.slug) || order.slug.length > 30)
    throw new Error(`"${order.slug}" is no slug of a venue.\n${USAGE}`);
  const folder = join(into, order.slug);
  if (existsSync(folder)) throw new Error(`${folder} exists already; remove it or choose another slug.`);
  const files = Object.entries(venueFiles(planVenue(order, (await readDocuments(config)).documents)));
  return files.map(([path, body]) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fileText(path, body));
    return file;
  });
}

async function run(args: readonly string[]): Promise<string> {
  const name = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { publish: { type: 'boolean' }, 'name-ko': name, 'name-en': name, into: name },
  });
  const [first, second, third] = positionals;
  if (
    first === undefined ||
    second === undefined ||
    positionals.length > 2 !== (values.publish === true) ||
    positionals.length > 3
  )
    throw new Error(USAGE);
  if (values.publish) {
    const own = join(ROOT, 'config', first);
    return `Release ${await publishFolder(existsSync(own) ? own : first, second, third ?? '')} is live: ${second}`;
  }
  const en =
    values['name-en'] ??
    second
      .split('-')
      .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
      .join(' ');
  const order = {
    code: first,
    slug: second,
    name: { en, ko: values['name-ko'] ?? en },
    today: new Date().toISOString().slice(0, 10),
  };
  const files = await newVenue(order, undefined, values.into);
  return `${files.join('\n')}\n\nNext: colours in theme.json, scenes and texts; then npm run -s qa -- validate, then npm run new-venue -- --publish ${second} <site> <token>`;
}

if (import.meta.main) {
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
