import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { ratioOf } from '../../src/content/check/contrast.ts';
import { files } from './files.ts';

const { DOMParser } = new JSDOM().window;
const written = [...files()];
const svgs = written
  .filter(([path]) => path.endsWith('.svg'))
  .map(([path, text]) => ({
    path,
    text,
    root: new DOMParser().parseFromString(text, 'image/svg+xml').documentElement,
  }));
const pictures = svgs.filter(({ path }) => path.includes('/art/'));
/** Layers of park maps, which visitors get as WebP and which repeat small drawings such as trees. */
const isMapLayer = ({ path }: { path: string }): boolean => path.includes('/art/map-');

type Svg = (typeof svgs)[number];
const breaking = (from: readonly Svg[], law: (svg: Svg) => boolean): string[] =>
  from.filter((svg) => !law(svg)).map(({ path }) => path);
const ids = ({ root }: Svg): string[] => [...root.querySelectorAll('[id]')].map(({ id }) => id);

describe('what the art script writes', () => {
  it('matches the files in the repository', () => {
    expect(written.filter(([path, text]) => readFileSync(path, 'utf8') !== text).map(([path]) => path)).toEqual([]);
  });

  it('has badges whose rim stands out from the cards of every theme', () => {
    const themes = ['site', 'haneul-land', 'aqua-bay', 'forest-stay', 'speedway'].flatMap((folder) => {
      const { light, dark } = JSON.parse(readFileSync(`config/${folder}/theme.json`, 'utf8')) as Readonly<
        Record<'light' | 'dark', { readonly surface: string; readonly scene: Readonly<Record<string, string>> }>
      >;
      return [light, dark];
    });
    const badges = pictures.filter(({ path }) => path.includes('/badge-'));
    expect(badges.length).toBeGreaterThan(10);
    expect(
      breaking(badges, ({ root }) => {
        const rim = root.querySelector('circle')?.getAttribute('class')?.replace('sc-', '') ?? '';
        return themes.every(({ surface, scene }) => ratioOf(scene[rim] ?? '', surface, [0, 0, 0]) >= 1.5);
      }),
    ).toEqual([]);
  });

  it('is the same on every run', () => {
    expect([...files()]).toEqual(written);
  });

  it('is well-formed and has a box', () => {
    expect(
      breaking(
        svgs,
        ({ root }) => root.localName === 'svg' && /^-?\d+ -?\d+ \d+ \d+$/.test(root.getAttribute('viewBox') ?? ''),
      ),
    ).toEqual([]);
  });

  it('contains no script and loads nothing', () => {
    const foreign = 'script, foreignObject, image, a, :not(use)[href], [style], [onload], [onclick]';
    expect(
      breaking(svgs, ({ root, text }) => !root.querySelector(foreign) && !/@import|url\((?!#)/.test(text)),
    ).toEqual([]);
  });

  it('repeats parts of its own in map layers only', () => {
    expect(
      breaking(
        svgs.filter((svg) => !isMapLayer(svg)),
        ({ root }) => !root.querySelector('use'),
      ),
    ).toEqual([]);
    const targets = (svg: Svg): string[] =>
      [...svg.root.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    expect(
      breaking(pictures.filter(isMapLayer), (svg) =>
        targets(svg).every((target) => ids(svg).some((id) => target === `#${id}`)),
      ),
    ).toEqual([]);
  });

  it('has no text in map layers, whose names are HTML', () => {
    expect(breaking(pictures.filter(isMapLayer), ({ root }) => !root.querySelector('text, title'))).toEqual([]);
  });

  it('defines each part once and refers to no missing part', () => {
    expect(breaking(svgs, (svg) => new Set(ids(svg)).size === ids(svg).length)).toEqual([]);
    expect(
      breaking(svgs, (svg) =>
        [...svg.text.matchAll(/url\(#([^)]+)\)/g)].every(([, id]) => ids(svg).includes(id ?? '')),
      ),
    ).toEqual([]);
  });

  it('draws each course on its own way', () => {
    const drawn = pictures.filter(({ path }) => path.includes('/art/course-')).map(({ root }) => root.innerHTML);
    expect(drawn.length).toBeGreaterThan(1);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('is small and written in short numbers', () => {
    expect(breaking(pictures, (svg) => svg.text.length < (isMapLayer(svg) ? 160_000 : 30_000))).toEqual([]);
    expect(breaking(pictures, ({ text }) => !/\d\.\d{3}|NaN|undefined|Infinity/.test(text))).toEqual([]);
  });
});
