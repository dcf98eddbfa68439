import { describe, expect, it } from 'vitest';
import type { Action } from '#schemas/parts/action/schema';
import type { Command } from '#schemas/command';
import type { Link } from '#schemas/documents/link/schema';
import { fillItem } from '../values/fill-template.ts';
import { resolveAction, type ActionScope } from './resolve-action.ts';
import { commandMessageKeys } from './command-message-keys.ts';

const link = (id: string, linkUrl: string, newWindow = true): readonly [string, Link] => [
  id,
  { type: 'link', id, v: 1, linkName: `link.${id}`, linkUrl, newWindow },
];
const operation = { type: 'operation', v: 1, method: 'POST', effect: 'write' } as const;
const scope: ActionScope = {
  screens: { Main: '/main', Detail: '/n/{kind}/{id}', Docs: '/docs/{path*}' },
  links: new Map([
    link('LNK_TST_00001', 'https://shop.example/a'),
    link('LNK_TST_00002', 'tel:1588-0000', false),
    link('LNK_TST_00003', 'https://far.example/'),
  ]),
  operations: [
    {
      ...operation,
      id: 'OPR_TST_00001',
      path: '/api/v1/greet',
      cmsCallable: true,
      confirm: 'sure',
      ask: { title: 'greet', cancel: 'no' },
    },
    { ...operation, id: 'OPR_TST_00002', path: '/api/v1/leave', cmsCallable: false },
  ],
  landing: '/landing',
  venues: new Map([['AA', {}]]),
  allowedHosts: ['shop.example'],
  sandbox: false,
};
const read = (action: Action, more: Partial<ActionScope> = {}) => resolveAction(action, { ...scope, ...more });
const none = (reason: string): Command => ({ kind: 'none', reason });

describe('move', () => {
  it.each<[string, Extract<Action, { action: 'move' }>, ReturnType<typeof read>]>([
    ['goes to the screen', { action: 'move', pageNm: 'Main' }, { kind: 'go', to: '/main' }],
    [
      'takes its query along, without empty values',
      { action: 'move', pageNm: 'Main', query: { tab: '쿠폰 &', none: '' } },
      { kind: 'go', to: '/main?tab=%EC%BF%A0%ED%8F%B0%20%26' },
    ],
    [
      'fills the path from params, encoded',
      { action: 'move', pageNm: 'Detail', params: { kind: 'a/b', id: '../c' } },
      { kind: 'go', to: '/n/a%2Fb/..%2Fc' },
    ],
    [
      'fills missing path parameters from the query',
      { action: 'move', pageNm: 'Detail', params: { kind: 'x' }, query: { id: '7', tab: '1' } },
      { kind: 'go', to: '/n/x/7?tab=1' },
    ],
    [
      'keeps the slashes of a rest',
      { action: 'move', pageNm: 'Docs', params: { path: 'a/b c' } },
      { kind: 'go', to: '/docs/a/b%20c' },
    ],
    [
      'names the missing parameter',
      { action: 'move', pageNm: 'Detail', params: { kind: 'x' } },
      none('Detail needs id'),
    ],
    [
      'treats an empty value as missing',
      { action: 'move', pageNm: 'Detail', params: { kind: 'x', id: '' } },
      none('Detail needs id'),
    ],
    ['rejects an unknown screen', { action: 'move', pageNm: 'Gone' }, none('page not registered: Gone')],
    [
      'rejects names of inherited object properties',
      { action: 'move', pageNm: 'constructor' },
      none('page not registered: constructor'),
    ],
  ])('%s', (_, action, command) => {
    expect(read(action)).toEqual(command);
  });

  it('keeps {item.x} for the selected item, and encodes similar text', () => {
    const command = read({
      action: 'move',
      pageNm: 'Detail',
      params: { kind: '{item.kind}', id: '{item.id}' },
      query: { q: '{item.q}&admin=1' },
    });
    expect(command).toEqual({ kind: 'go', to: '/n/{item.kind}/{item.id}?q={item.q}%26admin%3D1' });
    expect(fillItem('to' in command ? command.to : '', { kind: 'a', id: 'b/c', q: 'd&e' })).toBe(
      '/n/a/b%2Fc?q=d%26e%26admin%3D1',
    );
  });
});

describe('link', () => {
  it.each<[string, Extract<Action, { action: 'link' }>, ReturnType<typeof read>]>([
    [
      'opens an allowed address',
      { action: 'link', linkUrl: 'https://shop.example/x' },
      { kind: 'open', href: 'https://shop.example/x', newWindow: true },
    ],
    [
      'asks before an unknown host and names it',
      { action: 'link', linkUrl: 'https://far.example/' },
      { kind: 'open', href: 'https://far.example/', newWindow: true, ask: true, name: 'far.example' },
    ],
    ['goes to a path of this site', { action: 'link', linkUrl: '/main?a=1' }, { kind: 'go', to: '/main?a=1' }],
    ['calls a number', { action: 'link', linkUrl: 'tel:119' }, { kind: 'open', href: 'tel:119', newWindow: false }],
    [
      'rejects an address that resolve-target rejects',
      { action: 'link', linkUrl: 'javascript:alert(1)' },
      none('not a path of this site, an https address, tel: or mailto:'),
    ],
    [
      'opens a registered link by its name',
      { action: 'link', linkId: 'LNK_TST_00001' },
      { kind: 'open', href: 'https://shop.example/a', newWindow: true, name: 'link.LNK_TST_00001' },
    ],
    [
      'opens a registered number',
      { action: 'link', linkId: 'LNK_TST_00002' },
      { kind: 'open', href: 'tel:1588-0000', newWindow: false, name: 'link.LNK_TST_00002' },
    ],
    [
      'asks before a registered link whose host is not allowed, naming the host',
      { action: 'link', linkId: 'LNK_TST_00003' },
      { kind: 'open', href: 'https://far.example/', newWindow: true, ask: true, name: 'far.example' },
    ],
    ['knows no other link', { action: 'link', linkId: 'LNK_TST_00009' }, none('link not registered: LNK_TST_00009')],
    ['needs an address', { action: 'link' }, none('a link without address')],
  ])('%s', (_, action, command) => {
    expect(read(action)).toEqual(command);
  });

  it('has a mobile variant if the link has one', () => {
    const link: Link = {
      type: 'link',
      id: 'LNK_TST_00009',
      v: 1,
      linkName: 'link.book',
      linkUrl: 'https://shop.example/book',
      mobileUrl: 'https://m.shop.example/book',
      newWindow: true,
    };
    const more = { links: new Map([[link.id, link]]) };
    const open = { kind: 'open', newWindow: true, name: 'link.book' };
    expect(read({ action: 'link', linkId: link.id }, more)).toEqual({
      ...open,
      href: link.linkUrl,
      mobile: { href: link.mobileUrl },
    });
    expect(read({ action: 'link', linkId: link.id }, { ...more, sandbox: true })).toEqual({
      ...open,
      href: '/sandbox/site/shop.example/book',
      address: link.linkUrl,
      mobile: { href: '/sandbox/site/m.shop.example/book', address: link.mobileUrl },
    });
    expect(read({ action: 'link', linkId: link.id }, { ...more, allowedHosts: ['m.shop.example'] })).toMatchObject({
      ask: true,
    });
  });

  it('resolves content addresses on known hosts to sandbox pages while the sandbox is on', () => {
    expect(read({ action: 'link', linkUrl: 'https://shop.example/a?b=1' }, { sandbox: true })).toEqual({
      kind: 'open',
      href: '/sandbox/site/shop.example/a?b=1',
      newWindow: true,
      address: 'https://shop.example/a?b=1',
    });
    expect(read({ action: 'link', linkUrl: 'https://elsewhere.example/' }, { sandbox: true })).toMatchObject({
      href: 'https://elsewhere.example/',
      ask: true,
    });
  });

  it('resolves registered addresses to sandbox pages while the sandbox is on', () => {
    expect(read({ action: 'link', linkId: 'LNK_TST_00003' }, { sandbox: true })).toEqual({
      kind: 'open',
      href: '/sandbox/site/far.example/',
      newWindow: true,
      name: 'link.LNK_TST_00003',
      address: 'https://far.example/',
    });
    expect(read({ action: 'link', linkId: 'LNK_TST_00002' }, { sandbox: true })).toMatchObject({
      href: 'tel:1588-0000',
    });
  });
});

describe('app shell actions', () => {
  const only = { action: 'alert', message: 'only' } as const;
  const order = { ...link('LNK_TST_00004', 'https://shop.example/pay.do?a=1')[1], reservation: true };
  const links = new Map([...scope.links, [order.id, order]]);

  it('pass the authored data and resolve the fallback', () => {
    expect(
      read({
        action: 'native',
        call: 'dial',
        data: { phoneNumber: '119' },
        otherwise: { action: 'link', linkUrl: 'tel:119' },
      }),
    ).toEqual({
      kind: 'native',
      call: 'dial',
      data: { phoneNumber: '119' },
      otherwise: { kind: 'open', href: 'tel:119', newWindow: false },
    });
    expect(read({ action: 'native', call: 'finish' })).toEqual({ kind: 'native', call: 'finish', data: {} });
  });

  it('can follow a confirmation', () => {
    expect(
      read({
        action: 'ask',
        message: 'off',
        ok: 'settings',
        then: { action: 'native', call: 'requestPermissionSetting', data: { permissionType: '1004' } },
      }),
    ).toEqual({
      kind: 'ask',
      message: 'off',
      ok: 'settings',
      then: { kind: 'native', call: 'requestPermissionSetting', data: { permissionType: '1004' } },
    });
  });

  it('scan a code for a registered link', () => {
    const scan = { action: 'scan', linkId: order.id, param: 'entryKey', failed: 'unread', otherwise: only } as const;
    const open = { kind: 'open', newWindow: true, name: `link.${order.id}`, reservation: true };
    const rest = { kind: 'scan', param: 'entryKey', failed: 'unread', otherwise: { kind: 'alert', message: 'only' } };
    expect(read(scan, { links })).toEqual({ ...rest, open: { ...open, href: order.linkUrl } });
    expect(read(scan, { links, sandbox: true })).toEqual({
      ...rest,
      open: { ...open, href: order.linkUrl.replace('https://', '/sandbox/site/'), address: order.linkUrl },
    });
    expect(read(scan)).toEqual(none(`no address to scan for: ${order.id}`));
  });

  it('open smart reservation links in a separate web view', () => {
    expect(read({ action: 'link', linkId: order.id }, { links })).toMatchObject({ kind: 'open', reservation: true });
  });

  it('provide their message keys', () => {
    const words = (action: Action) => commandMessageKeys(read(action, { links }));
    expect(words({ action: 'native', call: 'finish', otherwise: only })).toEqual(['only']);
    expect(
      words({
        action: 'ask',
        message: 'off',
        ok: 'settings',
        then: { action: 'native', call: 'finish', otherwise: only },
      }),
    ).toEqual(['off', 'settings', 'only']);
    expect(words({ action: 'scan', linkId: order.id, param: 'k', failed: 'unread', otherwise: only })).toEqual([
      'unread',
      `link.${order.id}`,
      'only',
    ]);
  });
});

describe('api', () => {
  it('calls a registered operation with the given data', () => {
    expect(
      read({
        action: 'api',
        method: 'POST',
        uri: '/api/v1/greet',
        params: { a: '1' },
        data: { b: [2] },
        successMsg: 'done',
      }),
    ).toEqual({
      kind: 'call',
      operation: 'OPR_TST_00001',
      method: 'POST',
      uri: '/api/v1/greet',
      params: { a: '1' },
      data: { b: [2] },
      successMsg: 'done',
      confirm: 'sure',
      ask: { title: 'greet', cancel: 'no' },
    });
  });

  it.each([
    ['POST', '/api/v1/leave'],
    ['GET', '/api/v1/greet'],
    ['POST', '/api/v1/greet?x=1'],
    ['POST', '/api/v1/greet/'],
    ['POST', '/api/v1/../v1/greet'],
    ['POST', '//evil.example/api/v1/greet'],
    ['POST', 'https://evil.example/api/v1/greet'],
    ['POST', 'constructor'],
  ] as const)('never calls %s %s', (method, uri) => {
    expect(read({ action: 'api', method, uri })).toEqual(none(`operation not callable from content: ${method} ${uri}`));
  });
});

describe('frame actions', () => {
  it.each(['back', 'main', 'all-menu', 'language'] as const)('%s stays what it is', (action) => {
    expect(read({ action })).toEqual({ kind: action });
  });
  it('alert shows its message', () => {
    expect(read({ action: 'alert', message: 'hello' })).toEqual({ kind: 'alert', message: 'hello' });
    expect(read({ action: 'alert', message: 'hello', title: 'day', autoClose: 5 })).toEqual({
      kind: 'alert',
      message: 'hello',
      words: { title: 'day', autoClose: 5 },
    });
  });
  it('venue leads to the landing page of an existing venue', () => {
    expect(read({ action: 'venue', venue: 'AA' })).toEqual({ kind: 'venue', venue: 'AA', to: '/landing' });
    expect(read({ action: 'venue', venue: 'ZZ' })).toEqual(none('no venue ZZ'));
  });
});

describe('nav', () => {
  const venues = new Map([
    ['EL', { targets: { HOME: 'Main', MAP: 'Detail' } }],
    ['CB', { targets: { COURSE: 'Course' } }],
    ['HB', {}],
  ]);
  const nav = (target: string) =>
    read({ action: 'nav', target }, { venues, screens: { Main: '/main', Course: '/course' } });

  it('looks up the target of the bar in its venue, and goes nowhere without one [V-048]', () => {
    expect([nav('EL_HOME'), nav('CB_COURSE')]).toEqual([
      { kind: 'go', to: '/main' },
      { kind: 'go', to: '/course' },
    ]);
    expect(['HB_HOME', 'CB_HOME', 'XX_HOME', 'EL', 'EL_constructor'].map((target) => nav(target).kind)).toEqual(
      Array<string>(5).fill('none'),
    );
  });
});
