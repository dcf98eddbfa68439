import { globSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { themeSchema, type Theme } from '#schemas/documents/theme/schema';
import { themeContrast } from '../check/contrast.ts';
import { themeVariables } from './theme-variables.ts';

const shipped = globSync('config/*/theme.json')
  .sort()
  .map((path): [string, Theme] => [path, JSON.parse(readFileSync(path, 'utf8'))]);
const fits = new Ajv({ strict: true }).compile(themeSchema);

describe.each(shipped)('%s', (_, theme) => {
  it('fits the schema of themes', () => {
    expect([fits(theme), fits.errors]).toEqual([true, null]);
  });

  it('is legible in light and in dark', () => {
    expect(themeContrast(theme)).toEqual([]);
  });

  it('has the same variables in both schemes', () => {
    const names = (scheme: Theme['light']): string[] => themeVariables(scheme).map(([name]) => name);
    expect(names(theme.dark)).toEqual(names(theme.light));
  });
});

it('every theme has a name of its own', () => {
  const ids = shipped.map(([, theme]) => theme.id);
  expect(new Set(ids).size).toBe(ids.length);
});
