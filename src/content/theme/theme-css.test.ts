import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Theme } from '#schemas/documents/theme/schema';
import { themeCss } from './theme-css.ts';

const theme: Theme = JSON.parse(readFileSync('config/site/theme.json', 'utf8'));

describe('the stylesheet of a theme', () => {
  const css = themeCss(theme);

  it('is one rule for the places that bear the name of the theme', () => {
    expect(css).toMatch(/^\[data-theme="resort"\]\{[^{}]*\}\n$/);
  });

  it('says each colour once for light and once for dark surroundings', () => {
    expect(css).toContain(`--bg:light-dark(${theme.light.background},${theme.dark.background})`);
    expect(css).toContain(`--on-accent:light-dark(${theme.light.onAccent},${theme.dark.onAccent})`);
    expect(css).toContain(`--hero-1:light-dark(${theme.light.hero1},${theme.dark.hero1})`);
    expect(css).toContain(`--sc-star:light-dark(${theme.light.scene.star},${theme.dark.scene.star})`);
    expect(css).toContain(`--map-land:light-dark(${theme.light.map.land},${theme.dark.map.land})`);
  });

  it('says a colour plainly that is the same in both', () => {
    expect(
      themeCss({
        ...theme,
        dark: { ...theme.dark, heroInk: '#123456' },
        light: { ...theme.light, heroInk: '#123456' },
      }),
    ).toContain('--hero-ink:#123456;');
  });

  it('is the same for any order of the keys in the document', () => {
    const turned: Theme = { ...theme, light: reversed(theme.light), dark: reversed(theme.dark) };
    expect(themeCss(turned)).toBe(css);
  });
});

const reversed = (scheme: Theme['light']): Theme['light'] => ({
  ...scheme,
  ...Object.fromEntries(Object.entries(scheme).reverse()),
});
