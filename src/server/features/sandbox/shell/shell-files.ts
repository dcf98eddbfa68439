import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'browser');

/** Scripts of the simulator by name, with types stripped: a demo tool needs no build. */
export const shellScripts: ReadonlyMap<string, string> = new Map(readdirSync(folder).map((name) => [name, stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'))]));

export const shellStyle = readFileSync(join(import.meta.dirname, 'shell.css'), 'utf8');
