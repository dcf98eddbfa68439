import { expect, it } from 'vitest';
import { findUnbalanced } from './html-balance.ts';

it.each([
  '',
  'a < b and c',
  '<p>A<br>b<img src="/x" alt="a > b"></p>',
  '<button value=\'{"action":"back"}\'>Go</button>',
  '<p><b>x</b></p><!-- <b> --><hr/>',
  '<style>a > b { } </style><p>x</p>',
  '<P>x</p>',
  '<script>"<b>" < 1</SCRIPT><p>x</p>',
])('finds nothing in %s', (html) => {
  expect(findUnbalanced(html)).toBeUndefined();
});

it.each([
  ['<p><b>The sun sets.</p>', { kind: 'unclosed', tag: '<b>', before: '</p>', at: 3, near: '<b>The sun sets.</p>' }],
  ['<ul><li>One</ul>', { kind: 'unclosed', tag: '<li>', before: '</ul>', at: 4, near: '<li>One</ul>' }],
  ['<table><tr><td>x</td></tr>', { kind: 'unclosed', tag: '<table>', at: 0, near: '<table><tr><td>x</td></tr>' }],
  ['<p>x</p></div>', { kind: 'unopened', tag: '</div>', at: 8, near: '</div>' }],
  ['<p>x</p', { kind: 'cut', tag: '</p', at: 4, near: '</p' }],
  ['<p title="x>y</p>', { kind: 'cut', tag: '<p', at: 0, near: '<p title="x>y</p>' }],
  ['<p>x</p><style><script>a', { kind: 'unclosed', tag: '<style>', at: 8, near: '<style><script>a' }],
  ['<p>x<!-- y', { kind: 'cut', tag: '<!--', at: 4, near: '<!-- y' }],
])('tells of %s which tag it is, and where', (html, found) => {
  expect(findUnbalanced(html)).toEqual(found);
});
