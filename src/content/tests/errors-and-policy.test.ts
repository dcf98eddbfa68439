import { pick, type Body } from '#tests/sound-site.ts';
import { set, type Change } from '#tests/changed-site.ts';
import { type Fault, testFaults } from '#tests/publish-faults.ts';

const drop =
  (type: string, id: string): Change =>
  (site) =>
    site.splice(site.indexOf(pick(site, type, id)), 1);

const listIn = (document: Body, name: string): object[] => document[name] as object[];
const reacting =
  (...first: object[]): Change =>
  (site) =>
    listIn(pick(site, 'errors', 'errors'), 'reactions').unshift(...first);

const policy = (change: object): Change => set('account-policy', 'account-policy', change);

const errorFaults: readonly Fault[] = [
  ['a site that says nothing of errors', drop('errors', 'errors'), 'missing-document errors/errors'],
  [
    'a site without an account policy',
    drop('account-policy', 'account-policy'),
    'missing-document account-policy/account-policy',
  ],
  [
    'a second document of errors',
    (site) => site.push({ ...structuredClone(pick(site, 'errors', 'errors')), id: 'more' }),
    'surplus-document errors/more/id',
  ],
  [
    'a second account policy',
    (site) => site.push({ ...structuredClone(pick(site, 'account-policy', 'account-policy')), id: 'more' }),
    'surplus-document account-policy/more/id',
  ],
  [
    'a type of errors that nothing takes',
    (site) => listIn(pick(site, 'errors', 'errors'), 'reactions').shift(),
    'missing-reaction errors/errors/reactions',
  ],
  [
    'a type of errors that is taken on conditions only',
    (site) => Object.assign(listIn(pick(site, 'errors', 'errors'), 'reactions')[0] ?? {}, { codes: ['X'] }),
    'missing-reaction errors/errors/reactions',
  ],
  [
    'a reaction after the one that takes all',
    reacting({ errorType: 'S', reaction: 'caller' }),
    'unreachable-reaction errors/errors/reactions/3',
  ],
  [
    'a word to the visitor without a message',
    reacting({ errorType: 'S', codes: ['X'], reaction: 'say' }),
    'missing-message errors/errors/reactions/0',
  ],
  [
    'a message that nobody reads',
    reacting({ errorType: 'S', codes: ['X'], reaction: 'nothing', message: 'error.text' }),
    'setting-without-effect errors/errors/reactions/0/message',
  ],
  [
    'a deed that is not done',
    reacting({ errorType: 'S', codes: ['X'], reaction: 'refresh', clear: true, then: { action: 'main' } }),
    ['setting-without-effect errors/errors/reactions/0/clear', 'setting-without-effect errors/errors/reactions/0/then'],
  ],
  [
    'a reaction at a screen that does not exist',
    reacting({ errorType: 'S', atScreens: ['Gtae'], reaction: 'caller' }),
    'dangling-reference errors/errors/reactions/0/atScreens/0',
  ],
  [
    'a reaction with a message that does not exist',
    reacting({ errorType: 'S', codes: ['X'], reaction: 'say', message: 'error.txet' }),
    'dangling-reference errors/errors/reactions/0/message',
  ],
  [
    'a reaction that leads to a screen that does not exist',
    reacting({ errorType: 'S', codes: ['X'], reaction: 'nothing', then: { action: 'move', pageNm: 'Lgoin' } }),
    'dangling-reference errors/errors/reactions/0/then/pageNm',
  ],
  [
    'a time-out at a screen that does not exist',
    (site) =>
      Object.assign((pick(site, 'errors', 'errors')['transport'] as { timeout: object }).timeout, {
        toMainFrom: ['Gtae'],
      }),
    'dangling-reference errors/errors/transport/timeout/toMainFrom/0',
  ],
  [
    'a screen after a login that does not exist',
    (site) =>
      Object.assign(pick(site, 'account-policy', 'account-policy')['screens'] as object, { changePassword: 'Lgoin' }),
    'dangling-reference account-policy/account-policy/screens/changePassword',
  ],
  [
    'a language call that does not exist',
    policy({ language: 'OPR_TST_00009' }),
    'dangling-reference account-policy/account-policy/language',
  ],
  [
    'a rule of the account policy that does not exist',
    policy({ idRule: 'login-di' }),
    'dangling-reference account-policy/account-policy/idRule',
  ],
  [
    'an error type that there is not',
    reacting({ errorType: 'Q', reaction: 'caller' }),
    'schema-error errors/errors/reactions/0/errorType',
  ],
];

testFaults(errorFaults);
