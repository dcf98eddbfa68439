import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Command, RichNode } from '#schemas/command';
import { asRichNodes } from './rich-nodes.ts';
import { RichText } from './rich-text.tsx';

const go: Command = { kind: 'go', to: '/x' };
const write = (...nodes: RichNode[]): string =>
  renderToStaticMarkup(
    <RichText
      nodes={nodes}
      link={(command, children, className) => (
        <a href={command.kind} className={className}>
          {children}
        </a>
      )}
    />,
  ).replace(/^<div class="[^"]*">(.*)<\/div>$/, '$1');

it('draws elements with the attributes that a reader needs', () => {
  expect(write({ tag: 'p', children: ['a', { tag: 'strong', children: ['b'] }, { tag: 'br' }] })).toBe(
    '<p>a<strong>b</strong><br/></p>',
  );
  expect(write({ tag: 'time', attributes: { datetime: '2026-11-24' }, children: ['24'] })).toBe(
    '<time dateTime="2026-11-24">24</time>',
  );
});

it('drops ids, classes, styles, handlers and addresses, whoever let them through', () => {
  expect(
    write({
      tag: 'p',
      attributes: {
        id: 'main',
        class: 'btn',
        style: 'color:red',
        onclick: 'x()',
        href: 'https://example.com',
        __proto__: 'x',
      },
      children: ['a'],
    }),
  ).toBe('<p>a</p>');
});

it('draws only the children of elements that it does not know', () => {
  expect(
    write(
      { tag: 'script', children: ['alert(1)'] },
      { tag: 'iframe', attributes: { src: '/x' } },
      { tag: 'section', children: [{ tag: 'p', children: ['a'] }] },
    ),
  ).toBe('alert(1)<p>a</p>');
});

it('leaves the first level of headings to the page', () => {
  expect(write({ tag: 'h1', children: ['a'] })).toMatch(/^<h2 class="[^"]*">a<\/h2>$/);
});

it('continues the heading levels of the page without a gap', () => {
  const html = write(
    { tag: 'h3', children: ['a'] },
    { tag: 'h4', children: ['b'] },
    { tag: 'h2', children: ['c'] },
    { tag: 'h5', children: ['d'] },
  );
  expect([...html.matchAll(/<(h\d)/g)].map(([, tag]) => tag)).toEqual(['h2', 'h3', 'h2', 'h3']);
});

it('makes the first button of a text the main one, the next a soft one, all others plain', () => {
  const button: RichNode = { tag: 'button', children: ['a'], command: go };
  expect(write(button, button, button, button).match(/btn--\w+/g)).toEqual([
    'btn--main',
    'btn--soft',
    'btn--line',
    'btn--line',
  ]);
});

it('shows words instead of a link that leads nowhere, and none inside another', () => {
  const nested: RichNode = { tag: 'a', command: go, children: [{ tag: 'button', command: go, children: ['a'] }] };
  expect(write({ tag: 'a', children: ['a'], command: { kind: 'none', reason: 'gone' } })).toBe('<span>a</span>');
  expect(write(nested)).toBe('<a href="go"><span>a</span></a>');
});

it('writes what a browser will read again as the same tree: rows in a body, no space between them, no block in a paragraph', () => {
  const row: RichNode = { tag: 'tr', children: ['\n', { tag: 'td', children: ['a'] }] };
  expect(write({ tag: 'table', children: ['\n', row] })).toMatch(
    /<table><tbody><tr><td>a<\/td><\/tr><\/tbody><\/table>/,
  );
  expect(write({ tag: 'p', children: ['a', { tag: 'ul', children: [{ tag: 'li', children: ['b'] }] }] })).toBe(
    '<div>a<ul><li>b</li></ul></div>',
  );
});

it('takes nothing but a list of nodes for a text', () => {
  expect([undefined, null, 'text', { ko: '', en: '' }].map(asRichNodes)).toEqual([[], [], [], []]);
});
