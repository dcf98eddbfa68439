import { expect, it } from 'vitest';
import { isTooDeep } from './is-too-deep.ts';

const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('');

it.each([
  ['elements inside each other', '<div>'.repeat(101)],
  ['marks that are never closed', `<p>${'<b>'.repeat(5000)}`],
  ['marks that come back in each paragraph', many(400, (index) => `<p><b a="${index}">x</p>`)],
  [
    'a few marks that come back in very many paragraphs',
    `${many(60, (index) => `<b a="${index}">`)}${'<p>x'.repeat(14_000)}`,
  ],
  ['marks that seem to be closed by what is around them', many(200, (index) => `<i><b a="${index}"></i>`)],
  ['marks whose end stands in a table', many(200, (index) => `<b a="${index}"><table></b></table>`)],
  ['marks whose end stands in a comment', many(200, (index) => `<b a="${index}"><!--</b>-->`)],
  ['marks whose end stands in an attribute', many(200, (index) => `<b a="${index}" title="</b>">`)],
  ['marks behind what one parser takes for text', `<svg><style>${many(200, (index) => `<b a="${index}">`)}`],
  ['marks behind a comment that ends at once', `<!-->${many(200, (index) => `<b a="${index}">`)}`],
  ['marks that seem to close themselves', '<b/>'.repeat(200)],
  ['other ends than beginnings', '<b></i>'.repeat(200)],
])('stops at %s', (_, html) => {
  expect(isTooDeep(html)).toBe(true);
});

it.each([
  ['as deep as may be', `${'<div>'.repeat(40)}x${'</div>'.repeat(40)}`],
  ['a long list that leaves its ends out', `<ul>${'<li>word'.repeat(5000)}`],
  ['a long table that leaves its ends out', `<table>${'<tr><td>a<td>b'.repeat(2000)}</table>`],
  ['very many lines', 'word<br>'.repeat(7000)],
  ['very many marks', '<p>a <b>word</b> <a href="/x"><i>and</i></a></p>'.repeat(1200)],
  ['end tags alone', '</b>'.repeat(10_000)],
  ['nothing but signs', '<'.repeat(60_000)],
])('lets pass what is %s', (_, html) => {
  expect(isTooDeep(html)).toBe(false);
});
