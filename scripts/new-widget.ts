import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from './generate.ts';
import { ROOT } from './support/places.ts';
import { widgetFiles } from './support/widget-files.ts';

const USAGE =
  'Usage: npm run new-widget <name>\nThe name is what layouts write: lower-case words joined by hyphens, such as opening-hours.';

/** Writes the folder of a new widget, working and keeping the law, and puts it into the indexes. Returns what was written. */
export async function newWidget(name: string, root: string = ROOT): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 60)
    throw new Error(`"${name}" is no name of a widget.\n${USAGE}`);
  const folder = join(root, 'widgets', name);
  if (existsSync(folder)) throw new Error(`widgets/${name} exists already.`);
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(widgetFiles(name));
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  return [...files.map(([file]) => `widgets/${name}/${file}`), ...(await generate(root))];
}

if (import.meta.main) {
  const [name] = process.argv.slice(2);
  try {
    if (name === undefined) throw new Error(USAGE);
    for (const path of await newWidget(name)) console.log(path);
    console.log(`\nNext: settings in schema.ts, cases in preview.ts, then npm test tests/contract/widgets`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
