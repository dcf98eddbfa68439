import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { appAddress, isAppAddress, resolveTarget, type TargetOptions } from './resolve-target.ts';

const own = 'https://own.example';
const ways: TargetOptions = { allowedHosts: ['shop.example', 'pay.partner.example'], origin: own };
const kindOf = (address: string): string => resolveTarget(address, ways).kind;

// Character sequences between a slash and a host that some parsers read as the start of another address.
const bridges = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '//\t',
  '/ /',
  '/\u0000/',
  '\u0000//',
  '/\u0085/',
  '/\u2028/',
  '/.//',
  '/..//',
  '/x/..//',
  '/%2e//',
  '/%2E%2e//',
  '/./\\',
  '/.//.//',
];
const hosts = [
  'evil.example',
  'evil.example:443',
  'evil.example/%2f..',
  'own.example@evil.example',
  '3232235777',
  '[::1]',
  'evil。example',
  'evil．example',
  'ｅvil.example',
  'shop.example.evil.example',
];
const bridged = bridges.flatMap((bridge) => hosts.map((host) => bridge + host));
const schemes = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://own.example/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://own.example/x',
  'file:///etc/passwd',
  'ftp://shop.example/',
  'http://shop.example/',
  'http:evil.example',
  'ws://shop.example/',
  'about:blank',
  'view-source:https://own.example/',
  'intent://x#Intent;end',
  'tel:javascript:alert(1)',
  'mailto:',
  'tel:',
  'sms:1',
  'x:y',
  'https',
  'https:',
  'https:/',
  'https://',
  'https:///evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
];
const disguised = [
  'https://shop.example@evil.example/',
  'https://shop.example:x@evil.example/',
  'https://shop.example%40evil.example/',
  'https://shop.example\\@evil.example/',
  'https://evil.example\\.shop.example/',
  'https://shop.example\t.evil.example/',
  'https://shop。example/',
  'https://shop．example/',
  'https://shop｡example/',
  'https://ѕhop.example/',
  'https://ſhop.example/',
  'https://shop.example./',
  'https://.shop.example/',
  'https://shop..example/',
  'https://-shop.example/',
  'https://shop_x.example/',
  'https://[::1]/',
  'https://localhost/',
  'https://2130706433/',
  'https://shop.example:99999/',
  'https://shop.example:/',
  'https://shop.example:8x/',
  'https://own.example@evil.example/',
  'https://own.example:x@evil.example/',
  'https://%6fwn.example/',
];

describe('resolveTarget', { timeout: 30_000 }, () => {
  it.each([
    ['path prefixes that some parsers read as a host', bridged],
    ['every scheme but https, tel and mailto, however it is spelled', schemes],
    ['hosts similar to allowed ones', disguised],
    [
      'what is no address',
      ['', ' ', '.', '..', 'evil.example', 'page', '?next=//evil.example', '#x', `/${'a'.repeat(2000)}`],
    ],
  ])('rejects %s', (_, addresses) => {
    expect(addresses.filter((address) => kindOf(address) !== 'rejected')).toEqual([]);
  });

  it("rejects addresses that only start with this site's origin", () => {
    const targets = [
      ...bridged,
      '\\evil.example',
      '@evil.example',
      ':443@evil.example/',
      '.evil.example/',
      '%2eevil.example',
      '//',
      '/\\x',
    ].map((rest) => resolveTarget(own + rest, ways));
    expect(
      targets.filter((target) =>
        target.kind === 'inside' ? new URL(target.path, own).origin !== own : target.kind === 'outside' && target.known,
      ),
    ).toEqual([]);
  });

  it.each([
    ['/', '/'],
    ['/소식/2026?분류=전체#아래', '/소식/2026?분류=전체#아래'],
    ['/haneul/%EC%86%8C%EC%8B%9D?q=a%2Fb%5C', '/haneul/%EC%86%8C%EC%8B%9D?q=a%2Fb%5C'],
    ['/a?next=https://evil.example//x', '/a?next=https://evil.example//x'],
    ['/a.b/..c/...?d=/../e', '/a.b/..c/...?d=/../e'],
    [own, '/'],
    [`${own}/a?b`, '/a?b'],
    [`${own}?b=1`, '/?b=1'],
    [`${own}#c`, '/#c'],
    ['HTTPS://OWN.example/a', '/a'],
  ])('keeps %j inside', (address, path) => {
    expect(resolveTarget(address, ways)).toEqual({ kind: 'inside', path });
  });

  it.each([
    ['https://shop.example', 'https://shop.example', 'shop.example', true],
    ['https://SHOP.example/A?b=@c#d', 'https://shop.example/A?b=@c#d', 'shop.example', true],
    ['https://m.shop.example/x', 'https://m.shop.example/x', 'm.shop.example', true],
    ['https://partner.example/', 'https://partner.example/', 'partner.example', false],
    ['https://myshop.example/', 'https://myshop.example/', 'myshop.example', false],
    ['https://shop.example.evil.example/', 'https://shop.example.evil.example/', 'shop.example.evil.example', false],
    ['https://shop.example:8443/', 'https://shop.example:8443/', 'shop.example', false],
    ['https://xn--hu5b.example/', 'https://xn--hu5b.example/', 'xn--hu5b.example', false],
    ['https://own.example.evil.example/', 'https://own.example.evil.example/', 'own.example.evil.example', false],
  ])('leads %j outside, and knows whether the host is on the list', (address, href, host, known) => {
    expect(resolveTarget(address, ways)).toEqual({ kind: 'outside', href, host, known });
  });

  it.each([
    'tel:1588-0000',
    'tel:+82-2-123-4567',
    'tel:*123#',
    'mailto:help@own.example',
    'MAILTO:help@own.example?subject=%EB%AC%B8%EC%9D%98',
  ])('hands %j to the device', (href) => {
    expect(resolveTarget(href, ways)).toEqual({ kind: 'device', href });
  });

  it.each([
    'mailto:a@b.example?subject=x&bcc=c@d.example',
    'mailto:a@b.example?body=x',
    'tel:1588-0000/x',
    'tel:1;phone-context=evil',
  ])('does not hand %j to the device', (href) => {
    expect(kindOf(href)).toBe('rejected');
  });

  it('never resolves an external address as internal, for random texts', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        ...bridges,
        ...hosts,
        ...schemes,
        own,
        '/',
        '\\',
        '.',
        '..',
        '@',
        ':',
        '?',
        '#',
        '%2e',
        '%2f',
        '%5c',
        '%09',
        'https://',
      ),
    );
    const address = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          address.map((text) => `/${text}`),
          address.map((text) => own + text),
        ),
        (text) => {
          const target = resolveTarget(text, ways);
          fc.pre(target.kind === 'inside');
          const path = target.kind === 'inside' ? target.path : '';
          const url = new URL(path, own);
          expect([url.origin, /^\/(?![/\\])/.test(path), url.pathname.startsWith('//'), url.username]).toEqual([
            own,
            true,
            false,
            '',
          ]);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('resolves as external only addresses that every parser reads as that https host, for random texts', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(...hosts, 'shop.example', '@', ':', '.', '/', '?', '#', '\\', '%40', ':443', ':8443'),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const target = resolveTarget(`https://${pieces.join('')}`, ways);
        fc.pre(target.kind === 'outside' && URL.canParse(target.href));
        const outside = target.kind === 'outside' ? target : { href: own, host: '', known: false };
        const url = new URL(outside.href);
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
        expect(!outside.known || (url.hostname === outside.host && url.port === '')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('appAddress', () => {
  it('opens an internal page in the app', () => {
    expect(appAddress('testapp', '/aa/pocket?tab=coupon')).toBe('testapp://open?url=%2Faa%2Fpocket%3Ftab%3Dcoupon');
  });

  it.each([
    ['testapp', '//evil.example'],
    ['testapp', 'https://evil.example'],
    ['testapp', '/\\evil.example'],
    ['https', '/'],
    ['javascript', '/'],
    ['java script', '/'],
    ['a', '/'],
  ])('gives none for %j and %j', (scheme, path) => {
    expect(appAddress(scheme, path)).toBeUndefined();
  });

  it.each([
    'javascript://open?url=%2F',
    'https://open?url=%2F',
    'testapp://evil?url=%2F',
    'testapp://open?url=https',
    'testapp://open?url=%2F&x=1',
    '',
  ])('does not take %j for one', (address) => {
    expect(isAppAddress(address)).toBe(false);
  });
});
