import { describe, expect, it, vi } from 'vitest';
import { decide } from '#engine';
import { ask, snapshotWith } from '#tests/engine-builders.ts';
import type { WidgetPort } from '#widgets/port';
import { asksToLeave, commandHref, forPlatform, resolveUrl, type HrefScope } from './command-href.ts';
import { makePort } from './make-port.ts';
import { makeTexts } from '../texts/texts.ts';

const scope: HrefScope = {
  allowedHosts: ['shop.example'],
  page: '/aa/list?tab=2',
  mainPath: '/aa/main',
  venuePath: (code) => (code === 'AA' ? '/aa/main' : undefined),
};

describe('commandHref', () => {
  it.each([
    ['a path, with what the item says in it', { kind: 'go', to: '/n/{item.id}' }, { id: '7' }, '/n/7'],
    [
      'a page that leads back to this one',
      { kind: 'go', to: '/aa/prove?from={page}' },
      {},
      '/aa/prove?from=%2Faa%2Flist%3Ftab%3D2',
    ],
    ['the main page', { kind: 'main' }, {}, '/aa/main'],
    ['a venue', { kind: 'venue', venue: 'AA', to: '/aa' }, {}, '/aa/main'],
    ['nothing for an unknown venue', { kind: 'venue', venue: 'ZZ', to: '/zz' }, {}, undefined],
    [
      'a host of the list',
      { kind: 'open', href: 'https://shop.example/a', newWindow: true },
      {},
      'https://shop.example/a',
    ],
    [
      'a host that the visitor is asked about first',
      { kind: 'open', href: 'https://other.example/', newWindow: true, ask: true },
      {},
      'https://other.example/',
    ],
    ['a page that an item names', { kind: 'url', url: '{item.linkUrl}' }, { linkUrl: '/aa/main?x=1' }, '/aa/main?x=1'],
    [
      'a host of the list that an item names',
      { kind: 'url', url: '{item.linkUrl}' },
      { linkUrl: 'https://shop.example/b' },
      'https://shop.example/b',
    ],
    [
      'another host that an item names',
      { kind: 'url', url: '{item.linkUrl}' },
      { linkUrl: 'https://evil.example/' },
      'https://evil.example/',
    ],
    [
      'nothing for a script that an item names',
      { kind: 'url', url: '{item.linkUrl}' },
      { linkUrl: 'javascript:alert(1)' },
      undefined,
    ],
    [
      'nothing for another host without scheme',
      { kind: 'url', url: '{item.linkUrl}' },
      { linkUrl: '//evil.example' },
      undefined,
    ],
    ['nothing where the item says nothing', { kind: 'url', url: '{item.linkUrl}' }, {}, undefined],
    ['nothing for what is done rather than followed', { kind: 'back' }, {}, undefined],
    ['nothing for a call', { kind: 'call', operation: 'o', method: 'POST', uri: '/api/v1/iam/x' }, {}, undefined],
  ] as const)('is %s', (_, command, item, href) => {
    expect(commandHref(command, item, scope)).toBe(href);
  });

  it.each([
    ['a host of the list', { kind: 'url', url: 'https://shop.example/b' }, false],
    ['a page', { kind: 'url', url: '/aa/main' }, false],
    ['another host', { kind: 'url', url: 'https://evil.example/' }, true],
    ['another host of a link', { kind: 'open', href: 'https://other.example/', newWindow: true, ask: true }, true],
  ] as const)('asks before %s only if it is unknown', (_, command, asks) => {
    expect(asksToLeave(command, undefined, scope)).toBe(asks);
  });

  it("opens an item's external address in a new window, unknown hosts after a confirmation", () => {
    const read = (linkUrl: string) => resolveUrl({ kind: 'url', url: '{item.linkUrl}' }, { linkUrl }, scope);
    expect([
      read('https://shop.example/'),
      read('https://other.example/'),
      read('tel:1588-0000'),
      read('/sandbox/link/x'),
      read('/passes/x'),
      read('data:text/html,x'),
    ]).toEqual([
      { kind: 'open', href: 'https://shop.example/', newWindow: true },
      { kind: 'open', href: 'https://other.example/', newWindow: true, ask: true, name: 'other.example' },
      { kind: 'open', href: 'tel:1588-0000', newWindow: false },
      { kind: 'open', href: '/sandbox/link/x', newWindow: true },
      { kind: 'open', href: '/passes/x', newWindow: false },
      { kind: 'none', reason: expect.any(String) },
    ]);
  });
});

it("a port translates the site's texts, resolves addresses on its page, and passes commands on", () => {
  const snapshot = snapshotWith();
  const decision = decide(snapshot, ask('/aa/main'));
  const run = vi.fn<WidgetPort['run']>();
  const port = makePort({
    decision,
    site: snapshot.site,
    texts: makeTexts('ko', snapshot.messages.ko),
    menuOpen: true,
    run,
    ahead: run,
    submit: vi.fn<WidgetPort['submit']>(),
    say: vi.fn<WidgetPort['say']>(),
  });
  port.run({ kind: 'back' });
  expect([
    port.text('ok'),
    port.href({ kind: 'main' }),
    port.href({ kind: 'venue', venue: 'BB', to: '/bb' }),
    port.menuOpen,
    port.frame,
  ]).toEqual(['ko site.ok', '/aa/main', '/bb/main', true, decision.frame.model]);
  expect(run).toHaveBeenCalledExactlyOnceWith({ kind: 'back' });
});

it.each([
  ['WEB_PC', 'https://shop.example/book'],
  ['WEB_MOBILE', 'https://m.shop.example/book'],
  ['APP', 'https://m.shop.example/book'],
] as const)('opens the variant of a site that is made for %s', (platform, href) => {
  const command = {
    kind: 'open',
    href: 'https://shop.example/book',
    newWindow: true,
    mobile: { href: 'https://m.shop.example/book' },
  } as const;
  expect(commandHref(command, undefined, { ...scope, platform })).toBe(href);
  expect(forPlatform(command, platform)).toEqual({ kind: 'open', href, newWindow: true });
});
