import { expect, it } from 'vitest';
import { page, type Body } from '#tests/sound-site.ts';
import { add, both, problemsOf, set, type Change } from '#tests/changed-site.ts';
import { guard, type Fault, testFaults } from '#tests/publish-faults.ts';

const redirects = (...list: [from: string, to: string][]): Change =>
  set('site', 'site', { redirects: list.map(([from, to]) => ({ from, to })) });

const client = (id: string, ...redirectUris: string[]): Body => ({
  type: 'client',
  id,
  v: 1,
  name: { ko: '짝', en: 'Partner' },
  redirectUris,
  scope: ['userName'],
});

const upstream = (origin: string, more: object = {}): Change =>
  set('data-service', 'DTS_TST_00001', { upstream: origin, ...more });

const addressFaults: readonly Fault[] = [
  ['two pages with the same path', add(page(9, 'Other', '/login/')), 'route-clash page/PGE_TST_00009/paths/0'],
  [
    'two paths that differ by the name of a parameter',
    add(page(9, 'Other', '/notice/{a}/{b}', { venue: 'TP' })),
    'route-clash page/PGE_TST_00009/paths/0',
  ],
  [
    'two paths that differ only in their encoding',
    add(page(9, 'Other', '/%6cogin')),
    'route-clash page/PGE_TST_00009/paths/0',
  ],
  [
    'a composed and a decomposed Korean path',
    both(add(page(9, 'Other', '/소식')), add(page(10, 'Another', `/${encodeURIComponent('소식'.normalize('NFD'))}`))),
    'route-clash page/PGE_TST_00010/paths/0',
  ],
  [
    'a path that belongs to the server, encoded',
    add(page(9, 'Other', '/%61pi/x')),
    'route-clash page/PGE_TST_00009/paths/0',
  ],
  [
    'a page without venue below the slug of one',
    add(page(9, 'Other', '/test-park/main')),
    'route-clash page/PGE_TST_00009/paths/0',
  ],
  [
    'an old path that is the path of a page',
    set('page', 'PGE_TST_00002', { redirects: ['/error'] }),
    'route-clash page/PGE_TST_00002/redirects/0',
  ],
  ['a path that belongs to the server', add(page(9, 'Other', '/api/x')), 'route-clash page/PGE_TST_00009/paths/0'],
  ['a redirect to itself', redirects(['/a', '/a/']), 'redirect-loop site/site/redirects/0/to'],
  [
    'redirects that lead to each other',
    redirects(['/a', '/b'], ['/b', '/a']),
    'redirect-loop site/site/redirects/0/to',
  ],
  ['a redirect to nowhere', redirects(['/a', '/nowhere']), 'dangling-reference site/site/redirects/0/to'],
  [
    'a guard that leads to the page that it guards',
    both(
      guard({ when: [[{ fact: 'login', is: [false] }]], redirect: { action: 'move', pageNm: 'Login' } }),
      set('page', 'PGE_TST_00002', { guards: ['g'] }),
    ),
    'redirect-loop guard/g/rules/0/redirect',
  ],
  [
    'guards that send the same visitors to each other',
    both(
      guard({ redirect: { action: 'move', pageNm: 'Error' } }),
      add({
        type: 'guard',
        id: 'h',
        v: 1,
        rules: [{ when: [[{ fact: 'os', is: ['ios'] }]], redirect: { action: 'link', linkUrl: '/login' } }],
      }),
      set('page', 'PGE_TST_00002', { guards: ['g'] }),
      set('page', 'PGE_TST_00004', { guards: ['h'] }),
    ),
    ['redirect-loop guard/h/rules/0/redirect', 'redirect-loop guard/g/rules/0/redirect'],
  ],
  [
    'a site to lead back to without https',
    add(client('c', 'http://partner.example/')),
    'schema-error client/c/redirectUris/0',
  ],
  [
    'a site to lead back to that cannot be read as an address',
    add(client('c', 'https://user@partner.example/')),
    'unsafe-link client/c/redirectUris/0',
  ],
  [
    'an upstream that is not on the list',
    upstream('https://api.example'),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream of which only the subdomain is on the list',
    both(upstream('https://api.example'), set('site', 'site', { upstreamHosts: ['v1.api.example'] })),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream at another port than the list says',
    both(upstream('https://api.example:8443'), set('site', 'site', { upstreamHosts: ['api.example'] })),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream that may only be led to',
    both(upstream('https://shop.example')),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream without https',
    both(upstream('http://api.example'), set('site', 'site', { upstreamHosts: ['api.example', 'api.example:80'] })),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream by its bare address',
    upstream('https://10.0.0.1'),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream by its address as one number',
    upstream('https://2130706433'),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream by its address in IPv6',
    upstream('https://[fd00::1]'),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream with a user',
    both(upstream('https://user@api.example'), set('site', 'site', { upstreamHosts: ['api.example'] })),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream for what belongs to one member',
    both(upstream('https://api.example', { personal: true }), set('site', 'site', { upstreamHosts: ['api.example'] })),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream on this machine',
    upstream('http://127.0.0.1:4000'),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream host that is an address',
    set('site', 'site', { upstreamHosts: ['10.0.0.1'] }),
    'schema-error site/site/upstreamHosts/0',
  ],
  [
    'two sites with one address',
    add(client('c', 'https://partner.example/'), client('d', 'https://partner.example/')),
    'duplicate-id client/d/redirectUris/0',
  ],
];

testFaults(addressFaults);

it('lets a data service be answered by a host of the list, and only warns of one on this machine', async () => {
  const listed = set('site', 'site', { upstreamHosts: ['api.example', 'other.example:8443'] });
  expect(await problemsOf(both(upstream('https://api.example'), listed))).toEqual([]);
  expect(await problemsOf(both(upstream('https://API.example:443'), listed))).toEqual([]);
  expect(await problemsOf(both(upstream('https://other.example:8443'), listed))).toEqual([]);
  expect(await problemsOf(upstream('http://localhost:4000'))).toMatchObject([{ severity: 'warning' }]);
});

it('sees no loop where guards send different visitors to each other', async () => {
  const change = both(
    guard({ when: [[{ fact: 'login', is: [true] }]], redirect: { action: 'move', pageNm: 'Error' } }),
    add({
      type: 'guard',
      id: 'h',
      v: 1,
      rules: [{ when: [[{ fact: 'login', is: [false] }]], redirect: { action: 'move', pageNm: 'Login' } }],
    }),
    set('page', 'PGE_TST_00002', { guards: ['g'] }),
    set('page', 'PGE_TST_00004', { guards: ['h'] }),
  );
  expect(await problemsOf(change)).toEqual([]);
});
