import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Rules that make an element a container of container queries. */
const containersIn = (css: string): readonly string[] =>
  [...css.matchAll(/([^{}]+)\{[^{}]*\bcontainer(?:-type)?\s*:/g)].map(([, selector = '']) =>
    selector.replaceAll(/\/\*.*?\*\//gs, '').trim(),
  );

it('has one container, outside of all fieldsets: inside one, Chromium loses its height', () => {
  expect(
    globSync('**/*.css', { cwd: root }).flatMap((file) => containersIn(readFileSync(join(root, file), 'utf8'))),
  ).toEqual(['.mid > .scroll']);
});
