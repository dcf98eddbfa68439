import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Theme } from '#schemas/documents/theme/schema';
import { colorArt } from './color-art.ts';

const theme: Theme = JSON.parse(readFileSync('config/site/theme.json', 'utf8'));
const template =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="var(--hero-1)" d="M0 0h1v1z"/></svg>';

describe('a coloured picture', () => {
  it('bears the colours of both schemes before its first drawing', () => {
    expect(colorArt(template, theme)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">' +
        `<style>:root{--hero-1:${theme.light.hero1}}@media (prefers-color-scheme:dark){:root{--hero-1:${theme.dark.hero1}}}</style>` +
        '<path fill="var(--hero-1)" d="M0 0h1v1z"/></svg>',
    );
  });

  it('leaves no colour open that its template asks for', () => {
    const picture = colorArt(readFileSync('config/media/art/park.svg', 'utf8'), theme);
    const asked = new Set([...picture.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name));
    const given = new Set([...picture.matchAll(/(--[a-z0-9-]+):#/g)].map(([, name]) => name));
    expect(given).toEqual(asked);
  });
});
