import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { files } from './files.ts';

const root = new URL('../../', import.meta.url);
const folder = new URL('config/media/art/', root);

mkdirSync(folder, { recursive: true });
const written = files();
for (const name of readdirSync(folder)) if (!written.has(`config/media/art/${name}`)) rmSync(new URL(name, folder));
for (const [path, text] of written) writeFileSync(new URL(path, root), text);
console.log(`${written.size} files written`);
