import { expect, it } from 'vitest';
import { markPageChanges } from './mark-page-changes.ts';

const page = (inside: string): string =>
  `<!doctype html><html><head><title>x</title></head><body><div id="app">${inside}</div></body></html>`;
const inside = (html: string): string => html.slice(html.indexOf('<div id="app"'), html.indexOf('</body>'));
const marked = (one: string, two: string) => {
  const found = markPageChanges(page(one), page(two));
  return [inside(found.one), inside(found.two), found.marks];
};
const app = (html: string): string => `<div id="app">${html}</div>`;

it('marks nothing where two drawings differ in names alone that are made anew each time', () => {
  const one = '<p id=":r1:" aria-labelledby=":r2:">A</p><script>1</script>';
  const two = '<p id=":r7:" aria-labelledby=":r8:">A</p>';
  expect(marked(one, two)).toEqual([app(one), app(two), 0]);
});

it.each([
  [
    'a text',
    '<ul><li><b>A</b></li><li><b>B</b></li></ul>',
    '<ul><li><b>A</b></li><li><b>C</b></li></ul>',
    '<ul><li><b>A</b></li><li><b id="changed" data-changed>B</b></li></ul>',
    '<ul><li><b>A</b></li><li><b id="changed" data-changed>C</b></li></ul>',
  ],
  [
    'an attribute',
    '<p><a href="/x">A</a></p>',
    '<p><a href="/y">A</a></p>',
    '<p><a id="changed" data-changed href="/x">A</a></p>',
    '<p><a id="changed" data-changed href="/y">A</a></p>',
  ],
  [
    'what came, and where it will be',
    '<ul><li>A</li><li>B</li></ul>',
    '<ul><li>A</li><li>N</li><li>B</li></ul>',
    '<ul id="changed" data-changed><li>A</li><li>B</li></ul>',
    '<ul><li>A</li><li id="changed" data-changed>N</li><li>B</li></ul>',
  ],
  [
    'what went, and where it was',
    '<ul><li>A</li><li>B</li></ul>',
    '<ul><li>B</li></ul>',
    '<ul><li id="changed" data-changed>A</li><li>B</li></ul>',
    '<ul id="changed" data-changed><li>B</li></ul>',
  ],
])('marks %s alone in both drawings', (_what, one, two, first, second) => {
  expect(marked(one, two)).toEqual([app(first), app(second), 1]);
});

it('finds the changed one among new ones by what it still says', () => {
  const [, two] = marked(
    '<p>X</p><section><h2>T</h2><p>one</p></section>',
    '<p>X</p><aside>N</aside><section><h2>T</h2><p>two</p></section>',
  );
  expect(two).toBe(
    app('<p>X</p><aside id="changed" data-changed>N</aside><section><h2>T</h2><p data-changed>two</p></section>'),
  );
});

it('keeps the id that an element has, so that its links still lead to it', () => {
  expect(marked('<p id="a">1</p>', '<p id="a">2</p>')[1]).toBe(
    app('<span id="changed"></span><p data-changed id="a">2</p>'),
  );
});

it('takes what says nothing of the old for new, and not for a change of what stood in its place', () => {
  const [one, two] = marked(
    '<div><b>Rides</b><i>open</i></div>',
    '<div><b>News</b><i>today</i></div><div><b>Rides</b><i>closed</i></div>',
  );
  expect([one, two]).toEqual([
    app('<div><b>Rides</b><i id="changed" data-changed>open</i></div>'),
    app(
      '<div id="changed" data-changed><b>News</b><i>today</i></div><div><b>Rides</b><i data-changed>closed</i></div>',
    ),
  ]);
});
