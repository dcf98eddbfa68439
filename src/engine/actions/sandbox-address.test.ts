import { expect, it } from 'vitest';
import { resolveTarget } from './resolve-target.ts';
import { sandboxAddress } from './sandbox-address.ts';

const ways = { allowedHosts: ['shop.example'], sandbox: true };

it.each([
  ['https://shop.example', '/sandbox/site/shop.example/'],
  ['https://shop.example/', '/sandbox/site/shop.example/'],
  ['https://m.shop.example/a/b.do?method=x&y=%20z', '/sandbox/site/m.shop.example/a/b.do?method=x&y=%20z'],
  ['https://shop.example?x=1', '/sandbox/site/shop.example/?x=1'],
  ['https://shop.example#top', '/sandbox/site/shop.example/#top'],
])('keeps the whole address of %s', (address, path) => {
  expect(sandboxAddress(address)).toBe(path);
  expect(resolveTarget(address, ways)).toMatchObject({ kind: 'outside', href: path, known: true });
});

it.each(['https://other.example/', 'https://shop.example:8443/', 'https://shop.example.evil.example/'])(
  'does not replace %s, which the visitor must confirm',
  (address) => {
    expect(resolveTarget(address, ways)).toMatchObject({ kind: 'outside', href: address, known: false });
  },
);

it('keeps the real address while the sandbox is off', () => {
  expect(resolveTarget('https://shop.example/', { allowedHosts: ['shop.example'] })).toMatchObject({
    href: 'https://shop.example/',
  });
});

it.each([
  'https://shop.example/../x',
  'https://shop.example/../../../member/logout',
  'https://shop.example/%2e%2e/%2E./.%2e/x',
  'https://shop.example/a/./b/..',
  'https://shop.example//evil.example',
  'https://shop.example/..?x=/../..',
])('does not let %s reach another internal path', (address) => {
  const { href } = resolveTarget(address, ways) as { href: string }; // a known host
  expect(new URL(href, 'https://site.example').pathname).toMatch(/^\/sandbox\/site\/shop\.example\//);
});
