import { fc } from '#tests/fast-check.ts';
import { expect, it } from 'vitest';
import type { AuthoredRichNode } from '#engine';
import { actionSchema } from '#schemas/parts/action/schema';
import { compileValidator } from '../documents/validators.ts';
import { payloads } from './payloads.ts';
import { sanitise, testedPurifier, assertPurifies } from './sanitiser.ts';

const purify = await testedPurifier();
const isAction = compileValidator(actionSchema);

type Element = Exclude<AuthoredRichNode, string>;
const elements = (nodes: readonly AuthoredRichNode[]): Element[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children ?? [])]));

const TAGS =
  /^(h[1-6]|p|div|span|br|hr|strong|b|em|i|u|s|sub|sup|small|mark|code|pre|blockquote|q|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|th|td|figure|figcaption|img|a|button|time|abbr)$/;
const ATTRIBUTES = /^(alt|title|lang|width|height|colspan|rowspan|scope|start|datetime|src)$/;
const IMAGE = /^(\/(art|media)\/(?!.*\.\.)|https:\/\/[a-z0-9.-]+\/)/;

/** Independent check of a tree: lists harmful parts, empty when safe. */
function harmIn(html: string): string[] {
  return elements(sanitise(html, purify).nodes).flatMap(({ tag, attributes = {}, action }) => [
    ...(TAGS.test(tag) ? [] : [`<${tag}>`]),
    ...Object.keys(attributes).filter((name) => !ATTRIBUTES.test(name)),
    ...(attributes['src'] === undefined || (tag === 'img' && IMAGE.test(attributes['src'])) ? [] : [attributes['src']]),
    ...(action === undefined || isAction(action) ? [] : [JSON.stringify(action)]),
  ]);
}

it.each(payloads)('leaves nothing harmful of %j', (html) => {
  expect(harmIn(html)).toEqual([]);
  expect(harmIn(`<p>before</p>${html}<p>after</p>`)).toEqual([]);
});

// A tag that never ends is no tag to any parser: nobody sees it, and there is nothing to name.
it.each(payloads.filter((html) => !html.endsWith('//')))('says that it takes something away from %j', (html) => {
  expect(sanitise(html, purify).removed).not.toEqual([]);
});

it('leaves nothing harmful of any mixture of pieces', () => {
  const piece = fc.oneof(
    fc.constantFrom(...payloads.filter(({ length }) => length < 200)),
    fc.constantFrom(
      '<svg>',
      '</svg>',
      '<math>',
      '<style>',
      '</style>',
      '<table>',
      '<p>',
      '</p>',
      '<!--',
      '-->',
      '"',
      "'",
      '>',
      '<a href="',
      '\u0000',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(harmIn(pieces.join(''))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

it.each([
  ['headings, text and lists', '<h2>Title</h2><p>One <strong>two</strong><br>three</p><ul><li>a</li><li>b</li></ul>'],
  [
    'a table',
    '<table><caption>c</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">b</td></tr></tbody></table>',
  ],
  [
    'a picture of the site',
    '<figure><img src="/art/resort/0a1b/park.svg" alt="Park" width="10" height="5"><figcaption>Park</figcaption></figure>',
  ],
  [
    'links inside, outside, by telephone and by mail',
    '<p><a href="/a/b?c=d#e">a</a> <a href="https://shop.example/a?b=c&amp;d=e">b</a> <a href="tel:1588-0000">c</a> <a href="mailto:a@shop.example">d</a></p>',
  ],
  [
    'a foreign word and a date',
    '<p lang="en" title="t">word <time datetime="2026-11-01">1 Nov</time> <abbr title="x">x</abbr></p>',
  ],
  [
    'every plain action',
    '<p><button value=\'{"action":"back"}\'>a</button><button value=\'{"action":"main"}\'>b</button><button value=\'{"action":"language"}\'>c</button></p>',
  ],
  ['characters that HTML escapes', '<p>1 &lt; 2 &amp; "3" 한국어 😀</p>'],
  ['plain text', 'Only words'],
])('takes nothing away from %s', (_what, html) => {
  expect(sanitise(html, purify).removed).toEqual([]);
});

it('reads a text as the pages that show it do: a table ends the paragraph before it, and leaves none behind', () => {
  const { nodes } = sanitise('<p>a<table><tr><td>b</td></tr></table>', purify);
  expect(nodes.map((node) => (typeof node === 'string' ? node : node.tag))).toEqual(['p', 'table']);
});

it('reads the three action objects of content pages from the value of an element', () => {
  const actions = [
    { action: 'move', pageNm: 'Main', query: { a: '1' } },
    { action: 'link', linkUrl: 'https://shop.example/x' },
    {
      action: 'api',
      method: 'POST',
      uri: '/api/v1/iam/greet',
      params: { a: 'b' },
      data: { c: [1] },
      successMsg: 'Thank "you" <3',
    },
  ];
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const html = actions.map((action) => `<button value="${escape(JSON.stringify(action))}">x</button>`).join('');
  expect(elements(sanitise(html, purify).nodes).map(({ action }) => action)).toEqual(actions);
});

it('lets an action on another element be pressed through a link inside it, or around a picture', () => {
  const value = `value='{"action":"back"}'`;
  expect(sanitise(`<ul><li ${value}>a</li></ul><img ${value} src="/art/x/y/z.svg" alt="Z">`, purify).nodes).toEqual([
    { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'a', children: ['a'], action: { action: 'back' } }] }] },
    {
      tag: 'a',
      children: [{ tag: 'img', attributes: { src: '/art/x/y/z.svg', alt: 'Z' } }],
      action: { action: 'back' },
    },
  ]);
});

it('lets an element inside another that acts do nothing of its own', () => {
  const [button] = elements(
    sanitise('<button value=\'{"action":"back"}\'>a <a href="/b">b</a></button>', purify).nodes,
  );
  expect(button).toEqual({
    tag: 'button',
    children: ['a ', { tag: 'a', children: ['b'] }],
    action: { action: 'back' },
  });
});

it('refuses to run with a sanitiser that returns its input, or that destroys what is harmless', () => {
  expect(() => assertPurifies((html) => ({ html, removed: [] }))).toThrow('refusing to run');
  expect(() => assertPurifies((html) => ({ html, removed: [{ what: '<p>', why: 'tag' }] }))).toThrow('refusing to run');
  expect(() => assertPurifies(() => ({ html: '', removed: [{ what: '<p>', why: 'tag' }] }))).toThrow('refusing to run');
  expect(() => assertPurifies(purify)).not.toThrow();
});
