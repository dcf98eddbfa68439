import { expect, it } from 'vitest';
import { locationOfRemoved, locationsOf } from './html-locations.ts';

it('finds elements where they begin, past what sanitising took away before them', () => {
  const html = '<p>A <img src="https://elsewhere.example/x.png"><IMG src="/media/a&amp;b.png"></p><!-- <p> --><p>B</p>';
  const picture = { tag: 'img', attributes: { src: '/media/a&b.png' } };
  const second = { tag: 'p', children: ['B'] };
  const places = locationsOf(html, [{ tag: 'p', children: ['A ', picture] }, second]);
  expect([picture, second].map((node) => html.slice(places.get(node)).slice(0, 16))).toEqual([
    '<IMG src="/media',
    '<p>B</p>',
  ]);
});

it('says nothing of an element that its text does not show', () => {
  expect(locationsOf('<table><tr><td>x</td></tr></table>', [{ tag: 'tbody' }]).size).toBe(0);
});

it.each([
  ['<script>', '<p>a</p><SCRIPT>x</SCRIPT>', 8],
  ['<p onclick>', '<p>a</p><p title="b" onclick="c()">', 8],
  ['<a href="javascript:x">', '<a href="/login">a</a><a href="javascript:x">', 22],
  ['<img> (far.example)', '<img src="/a.png"><img src="https://far.example/b.png">', 18],
  ['<!--a-->', '<p>b</p><!--a-->', 8],
  ['goto', '<button value=\'{"action":"goto"}\'>', 26],
  ['<b>', '<p>a</p>', undefined],
])('finds what was taken away as %s in %s', (what, html, at) => {
  expect(locationOfRemoved(html, what)).toBe(at);
});
