import { layout, pick, placement } from '#tests/sound-site.ts';
import { add, both, set, type Change } from '#tests/changed-site.ts';
import { acting, detail, guard, links, service, type Typo, testTypos } from '#tests/typos.ts';

const when = (test: object): Change => add(layout('x', [placement('a', { when: [[test]] })]));
const policy =
  (path: string, change: object): Change =>
  (site) =>
    Object.assign(
      (pick(site, 'account-policy', 'account-policy') as unknown as Record<string, object>)[path] as object,
      change,
    );

const rule = (more: object): Change => set('validation-rule', 'login-id', more);

const valueTypos: readonly Typo[] = [
  [
    'a layout that reads a value its page has not',
    both(
      add(
        {
          type: 'data-service',
          id: 'DTS_TST_00005',
          v: 1,
          method: 'GET',
          path: '/api/v1/iam/contents/notices/{publctId}',
          state: 'N',
          typeCode: '01',
        },
        layout('x', [detail]),
      ),
      set('page', 'PGE_TST_00002', {
        layout: 'x',
        dataServiceList: [
          {
            dataServiceId: 'DTS_TST_00005',
            dataServiceStateCode: 'N',
            dataServiceTypeCode: '01',
            dataServiceUniformresourcelocator: '/api/v1/iam/contents/notices/{publctId}',
          },
        ],
      }),
    ),
    'missing-parameter page/PGE_TST_00002/layout',
  ],
  [
    'a guard whose call needs a value that the page has not',
    both(
      add({
        type: 'data-service',
        id: 'DTS_TST_00005',
        v: 1,
        method: 'GET',
        path: '/api/v1/iam/contents/board/{publct_id}',
        state: 'N',
        typeCode: '01',
      }),
      guard({ source: { dataServiceId: 'DTS_TST_00005', pointer: '/title' } }),
      set('page', 'PGE_TST_00002', { guards: ['g'] }),
    ),
    'missing-parameter page/PGE_TST_00002/guards/0',
  ],
  [
    'a value that no call is filled with',
    guard({ source: { dataServiceId: 'DTS_TST_00001', params: { who: '{member.id}' }, pointer: '/totalCnt' } }),
    'unknown-placeholder guard/g/source/params/who',
  ],
  [
    'a rule with two answers',
    guard({ rules: [{ pass: true, refuse: 'S//guard.login' }] }),
    'settings-clash guard/g/rules/0/pass',
  ],
  [
    'a guard twice among the gates',
    set('site', 'site', {
      gates: [
        { guard: 'need-login', flag: 'isNeedLogin' },
        { guard: 'need-login', flag: 'isNeedLogin' },
      ],
    }),
    'listed-twice site/site/gates/1',
  ],
  [
    'a value twice in a condition',
    when({ fact: 'locale', is: ['ko', 'ko'] }),
    'listed-twice layout/x/placements/0/when/0/0/is/1',
  ],
  [
    'a fact of guards in a layout',
    when({ fact: 'source', is: ['1'] }),
    'unknown-condition layout/x/placements/0/when/0/0',
  ],
  ['a time without an end', when({ fact: 'now' }), 'setting-without-effect layout/x/placements/0/when/0/0'],
  [
    'a way that nothing leads by',
    when({ fact: 'via', is: ['bra'] }),
    'dangling-reference layout/x/placements/0/when/0/0/is/0',
  ],
  [
    'a value that the path does not take',
    acting({ action: 'move', pageNm: 'Login', params: { floor: '2' } }),
    'setting-without-effect layout/x/placements/0/settings/more/action/params/floor',
  ],
  [
    'an address beside a link',
    acting({ action: 'link', linkId: 'LNK_TST_00001', linkUrl: '/login' }),
    'setting-without-effect layout/x/placements/0/settings/more/action/linkUrl',
  ],
  [
    'a login that ends before it is idle',
    policy('lifetimes', { absoluteDays: 1, idleDays: 14 }),
    'settings-clash account-policy/account-policy/lifetimes/absoluteDays',
  ],
  [
    'a channel twice',
    policy('consent', { channels: ['EMAIL', 'EMAIL'] }),
    'listed-twice account-policy/account-policy/consent/channels/1',
  ],
  [
    'a code that is taken out again',
    links({ a: { pageNm: 'Login', codes: [{ starts: ['G'], not: ['G'], page: 'a' }] } }),
    'settings-clash deep-links/TP/pages/a/codes/0/starts/0',
  ],
  [
    'a code that an earlier one takes',
    links({
      a: {
        pageNm: 'Login',
        codes: [
          { starts: ['C'], page: 'a' },
          { starts: ['CB'], page: 'a' },
        ],
      },
    }),
    'unreachable-rule deep-links/TP/pages/a/codes/1/starts/0',
  ],
  ['a rule that nothing can be typed for', rule({ maxLength: 3 }), 'settings-clash validation-rule/login-id/maxLength'],
  [
    'a theme whose colours are swapped',
    (site) => {
      const theme = pick(site, 'theme', 'resort');
      [theme['light'], theme['dark']] = [theme['dark'], theme['light']];
    },
    'dark-same-as-light theme/resort/dark/background',
  ],
  [
    'a service that another host answers under a path of its own, and nobody under a wrong one',
    add(service(6, 'weather/{day}', { upstream: 'https://api.resort.example' }), service(7, 'wether/{day}')),
    ['unsafe-upstream data-service/DTS_TST_00006/upstream', 'wrong-call data-service/DTS_TST_00007/path'],
  ],
  [
    'forbidden words that a call answers from',
    add(service(7, 'fword-list')),
    'missing-document data-service/DTS_TST_00007/path',
  ],
  [
    'system settings that a call answers from',
    add(service(7, 'common/system-config')),
    'missing-document data-service/DTS_TST_00007/path',
  ],
  [
    'an answer of which a whole part is read',
    both(
      add(service(7, 'point/my-point', { personal: true })),
      guard({ source: { dataServiceId: 'DTS_TST_00007', pointer: '/point' } }),
    ),
    'unknown-field guard/g/source/pointer',
  ],
];

testTypos(valueTypos);
