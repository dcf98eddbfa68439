import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Theme } from '#schemas/documents/theme/schema';
import { themeContrast } from './contrast.ts';

const theme: Theme = JSON.parse(readFileSync('config/site/theme.json', 'utf8'));
const withLight = (colours: Partial<Theme['light']>): Theme => ({ ...theme, light: { ...theme.light, ...colours } });

describe('the contrast of a theme', () => {
  it('has nothing to say about a legible theme', () => {
    expect(themeContrast(theme)).toEqual([]);
  });

  it('names pair, scheme, ratio and limit of text that is too faint', () => {
    const [first] = themeContrast(withLight({ text: '#777777', background: '#ffffff' }));
    expect(first).toEqual({
      pair: ['text', 'background'],
      scheme: 'light',
      ratio: expect.closeTo(4.48, 2),
      least: 4.5,
    });
  });

  it('asks less of the parts of a control than of text', () => {
    expect(themeContrast(withLight({ focus: '#949494', background: '#ffffff', surface: '#ffffff' }))).toEqual([]);
    expect(themeContrast(withLight({ focus: '#969696', surface: '#ffffff' })).map(({ least }) => least)).toEqual([
      3, 3,
    ]);
  });

  it('judges a translucent colour by what is seen through it', () => {
    expect(
      themeContrast(withLight({ text: '#00000066', background: '#ffffff', surface: '#ffffff', sunken: '#ffffff' }))
        .length,
    ).toBeGreaterThan(0);
    expect(themeContrast(withLight({ text: '#000000ff' }))).toEqual([]);
  });

  it('looks at light and dark alike', () => {
    const swapped: Theme = { ...theme, dark: { ...theme.dark, muted: theme.dark.background } };
    expect(new Set(themeContrast(swapped).map(({ scheme }) => scheme))).toEqual(new Set(['dark']));
  });
});
