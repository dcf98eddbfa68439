import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { scopeFields } from '#schemas/documents/client/schema';
import { userInfoOf } from '#tests/account-records.ts';
import { findClient, externalRedirect } from './external-redirect.ts';
import type { CompiledClient } from '../policies.ts';

const url = 'https://partner.example/done';
const clientWith = (more: Partial<CompiledClient> = {}): CompiledClient => ({
  id: 'partner',
  name: {},
  redirectUris: [url, `${url}?way=app`],
  scope: ['userName', 'portalId', 'tenantId'],
  ...more,
});

describe('the return address to an external site', () => {
  it.each([
    ['autoLogin,userName,portalId,tenantId', true, 'autoLogin=Y&userName=%EA%B9%80%ED%95%98%EB%8A%98&tenantId=TENANT'],
    ['autoLogin,tenantId', false, 'autoLogin=N&tenantId=TENANT'],
  ])(
    'carries of %s the flag of autoLogin (%s) and the fields asked for that are not empty [P-375]',
    (scope, autoLogin, query) => {
      expect(externalRedirect({ redirectUrl: url, scope }, userInfoOf({ portalId: '' }), autoLogin, clientWith())).toBe(
        `${url}?${query}`,
      );
    },
  );

  it('contains autoLogin even without requested fields', () => {
    expect(externalRedirect({ redirectUrl: url, scope: '' }, userInfoOf(), false, clientWith())).toBe(
      `${url}?autoLogin=N`,
    );
  });

  it('keeps the registered query', () => {
    expect(
      externalRedirect({ redirectUrl: `${url}?way=app`, scope: 'tenantId' }, userInfoOf(), true, clientWith()),
    ).toBe(`${url}?way=app&autoLogin=Y&tenantId=TENANT`);
  });

  it.each([
    ['af0ifjsldkj', 'af0ifjsldkj'],
    ['a&userName=x#y', 'a%26userName%3Dx%23y'],
  ])('carries the state %j back unchanged', (state, encoded) => {
    expect(externalRedirect({ redirectUrl: url, scope: '', state }, userInfoOf(), false, clientWith())).toBe(
      `${url}?autoLogin=N&state=${encoded}`,
    );
  });

  it('omits requested fields that are not in scope', () => {
    expect(
      externalRedirect(
        { redirectUrl: url, scope: scopeFields.join(' ') },
        userInfoOf(),
        true,
        clientWith({ scope: ['langId'] }),
      ),
    ).toBe(`${url}?autoLogin=Y&langId=ko`);
  });

  it.each([
    `${url}/`,
    `${url}?x`,
    'https://partner.example/',
    'https://partner.example.evil.example/done',
    url.toUpperCase(),
    '//partner.example/done',
    'javascript:alert(1)',
    '',
  ])('is none when %j is not registered letter for letter', (redirectUrl) => {
    const clients = [clientWith()];
    expect([
      findClient(clients, redirectUrl),
      externalRedirect({ redirectUrl, scope: '' }, userInfoOf(), true, clients[0]),
      externalRedirect({ redirectUrl, scope: '' }, userInfoOf(), true, undefined),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('is undefined if the registered URI is no valid address', () => {
    expect(
      externalRedirect(
        { redirectUrl: 'javascript:alert(1)', scope: '' },
        userInfoOf(),
        true,
        clientWith({ redirectUris: ['javascript:alert(1)'] }),
      ),
    ).toBeUndefined();
  });

  it('never contains a token or any field that is not both requested and in scope', () => {
    const canary = (name: string) => `canary-${name}-&=?#/`;
    const user = {
      ...Object.fromEntries(scopeFields.map((field) => [field, canary(field)])),
      accessToken: canary('accessToken'),
      refreshToken: canary('refreshToken'),
    } as unknown as ReturnType<typeof userInfoOf>;
    const word = fc.oneof(
      fc.constantFrom<string[]>(
        ...scopeFields,
        'autoLogin',
        'accessToken',
        'refreshToken',
        'token',
        '__proto__',
        'constructor',
        'toString',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.array(word),
        fc.subarray([...scopeFields]),
        fc.constantFrom(',', ' ', ', '),
        fc.boolean(),
        (asked, allowed, separator, autoLogin) => {
          const scope = asked.join(separator);
          const told = new URL(
            externalRedirect({ redirectUrl: url, scope }, user, autoLogin, clientWith({ scope: allowed })) ?? '',
          ).searchParams;
          const words = scope.split(/[\s,]+/);
          const expected = allowed.filter((field) => words.includes(field)).map((field) => [field, canary(field)]);
          expect([...told]).toEqual([['autoLogin', autoLogin ? 'Y' : 'N'], ...expected]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
