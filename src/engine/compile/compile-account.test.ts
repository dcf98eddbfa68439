import { describe, expect, it } from 'vitest';
import { compileWith, documentsOf, policyOf, snapshotWith, testCatalog } from '#tests/engine-builders.ts';
import { compile } from './compile.ts';
import { cutIndex, cutPage, joinSlices } from '../slices/slice.ts';

const client = (redirectUris: string[]) => ({
  type: 'client' as const,
  id: 'partner',
  v: 1 as const,
  name: { ko: '짝', en: 'Partner' },
  redirectUris,
  scope: ['userName' as const],
});

it('gives browsers paths, ages and days of the policy, but no limits', () => {
  expect(
    snapshotWith([policyOf({ lifetimes: { ...policyOf().lifetimes, absoluteDays: 7, holdSeconds: 20 } })]).account,
  ).toEqual({
    paths: {
      changePassword: '/gateway',
      membershipSignUp: '/gateway',
      selfCertification: '/gateway',
      acceptanceAgreement: '/gateway',
      authorize: '/gateway',
      myPage: '/gateway',
      landing: '/landing',
    },
    loginWay: [],
    consent: { channels: ['EMAIL', 'SMS', 'PUSH'], age: 14 },
    accessMinutes: 15,
    longestDays: 7,
    holdSeconds: 20,
    graceSeconds: 10,
  });
});

it.each([
  [true, ['https://partner.example/', '/sandbox/x']],
  [false, ['https://partner.example/']],
])('includes sandbox redirect URIs only while the sandbox is on: %s', (sandbox, uris) => {
  expect(compileWith([client(['https://partner.example/', '/sandbox/x'])], sandbox).snapshot.clients).toEqual([
    { id: 'partner', name: { ko: '짝', en: 'Partner' }, redirectUris: uris, scope: ['userName'] },
  ]);
});

describe('a release without errors and account policy', () => {
  const documents = documentsOf();
  const { snapshot, problems } = compile({
    documents: { ...documents, errors: new Map(), 'account-policy': new Map() },
    rich: new Map(),
    catalog: testCatalog,
    release: { number: 1, hash: 'hash' },
    sandbox: false,
  });

  it('has safe defaults and reports the missing documents', () => {
    expect(problems.map(({ code }) => code)).toEqual(['missing-errors', 'missing-account-policy']);
    expect([snapshot.errors.reactions, snapshot.account.consent.channels]).toEqual([[], []]);
  });
});

describe('slices', () => {
  const snapshot = compileWith([client(['https://partner.example/'])]).snapshot;
  const hashes = { pageSlices: {}, frameSlices: {} };

  it('include error reactions with their texts, policy and clients in the index', () => {
    const joined = joinSlices(JSON.parse(JSON.stringify(cutIndex(snapshot, 'en', hashes))), []);
    expect([joined.errors, joined.account, joined.clients]).toEqual([
      snapshot.errors,
      snapshot.account,
      snapshot.clients,
    ]);
    expect(snapshot.errors.messageKeys.map((word) => joined.messages.en[word])).toEqual(
      snapshot.errors.messageKeys.map((word) => `en ${word}`),
    );
  });

  it('of pages include none of them', () => {
    expect(Object.keys(cutPage(snapshot, 'PGE_TST_00001', 'en')).toSorted()).toEqual([
      'layouts',
      'locale',
      'menus',
      'messages',
      'pages',
    ]);
  });
});
