import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readWidgetCode } from '#content';

it('counts what a widget and its imports bring beyond the entry, styles too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const manifest = {
    'src/entry.tsx': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    '_card.js': { file: 'card.js', css: ['card.css'] },
    'widgets/hero/index.ts': { file: 'hero.js', imports: ['_react.js', '_card.js'], css: ['hero.css'] },
  };
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const file of ['entry.js', 'react.js', 'card.js', 'card.css', 'hero.js', 'hero.css'])
    await writeFile(join(folder, file), 'x'.repeat(5000));
  const code = await readWidgetCode(folder);
  expect([...code.keys()]).toEqual(['hero']);
  expect([...(code.get('hero')?.keys() ?? [])].toSorted()).toEqual(['card.css', 'card.js', 'hero.css', 'hero.js']);
  expect([...(code.get('hero')?.values() ?? [])].every((bytes) => bytes > 10 && bytes < 100)).toBe(true);
});

it('knows nothing where there is no build', async () => {
  expect([...(await readWidgetCode('no/such/folder'))]).toEqual([]);
});
