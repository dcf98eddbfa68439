import type { FastifyPluginAsync } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NeededFact, SourceAnswers } from '../../../engine/index.ts';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { fetchGuardFacts } from './fetch-guard-facts.ts';

interface Heard {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly who: string;
  readonly page: unknown;
  readonly locale: unknown;
  readonly agent: unknown;
}
let heard: Heard[] = [];
let needs: readonly NeededFact[] = [];
let release: () => void = () => undefined;

const answers: Readonly<Record<string, unknown>> = {
  '/test/facts/one': { code: '0000', data: { state: 'A', count: 0, none: null } },
  '/test/facts/refused': { code: 'X', errorMessage: 'no', errorType: 'E' },
  '/test/facts/empty': { code: '0000' },
};

/** Calls that guards request, and a page with those guards. */
const registerFacts: FastifyPluginAsync = async (app) => {
  app.all('/test/facts/*', async (request, reply) => {
    const principal = await request.principal();
    const { url, method, body, headers } = request;
    heard.push({
      method,
      url,
      body,
      who: principal.kind === 'member' ? principal.session.uid : principal.kind,
      page: headers['x-pageid'],
      locale: headers['x-user-locale'],
      agent: headers['user-agent'],
    });
    const path = url.split('?', 1)[0] ?? '';
    if (path.endsWith('/late')) await new Promise<void>((done) => (release = done));
    if (path.endsWith('/broken')) return reply.code(500).send({ code: '0000', data: { state: 'A' } });
    return answers[path] ?? { code: '0000', data: {} };
  });
  app.get('/test/ask', async (request) => ({
    told: (await fetchGuardFacts(app, request, needs, { pageId: 'PGE_TST_00007', locale: 'en' })) ?? 'too late',
  }));
};
const server = accountServer({ features: [registerFacts] });

const need = (
  guard: string,
  key: string,
  pointer: readonly string[] = ['state'],
  more: Partial<NeededFact> = {},
): NeededFact => ({ guard, key, pointer, service: { id: 'DTS_TST_00001', path: key, state: 'N' }, ...more });
const ask = async (asked: readonly NeededFact[], browser = server.browser()): Promise<SourceAnswers | 'too late'> => {
  needs = asked;
  return (await browser.get('/test/ask')).json<{ told: SourceAnswers | 'too late' }>().told;
};
beforeEach(() => {
  heard = [];
});

describe('what guards ask before a page is sent', () => {
  it('is asked as the visitor who opens the page, with the headers of every call', async () => {
    const browser = server.browser();
    const { uid } = await (async () => {
      const member = await server.addMember();
      await browser.login(member, PASSWORD);
      return member;
    })();
    expect(await ask([need('g', '/test/facts/one?u=%7Bmember.uid%7D')], browser)).toEqual({ g: { value: 'A' } });
    expect(heard).toEqual([
      {
        method: 'GET',
        url: `/test/facts/one?u=${uid}`,
        body: undefined,
        who: uid,
        page: 'PGE_TST_00007',
        locale: 'en',
        agent: expect.stringContaining('Mozilla'),
      },
    ]);
  });

  it("is a guest's for a guest, whatever the address names", async () => {
    await ask([need('g', '/test/facts/one?u=%7Bmember.uid%7D')]);
    expect(heard.map(({ url, who }) => [url, who])).toEqual([['/test/facts/one?u=', 'guest']]);
  });

  it('is one call for all that hang on it, and another one for another address or body', async () => {
    const told = await ask([
      need('a', '/test/facts/one'),
      need('a/count', '/test/facts/one', ['count']),
      need('b', '/test/facts/one', ['none']),
      need('c', '/test/facts/one?x=1'),
      need('d', '/test/facts/one', ['state'], { body: { x: '1' } }),
    ]);
    expect(told).toEqual({
      a: { value: 'A' },
      'a/count': { value: '0' },
      b: { value: '' },
      c: { value: 'A' },
      d: { value: 'A' },
    });
    expect(
      heard
        .map(({ method, url, body }) => [method, url, body])
        .toSorted((one, two) => String(one).localeCompare(String(two))),
    ).toEqual([
      ['GET', '/test/facts/one', undefined],
      ['GET', '/test/facts/one?x=1', undefined],
      ['POST', '/test/facts/one', { x: '1' }],
    ]);
  });

  it.each([
    ['is refused', '/test/facts/refused'],
    ['breaks, though it says something', '/test/facts/broken'],
    ['says nothing', '/test/facts/empty'],
    ['has no such place', '/test/facts/other'],
    ['is nowhere', '/api/v1/iam/no/such/call'],
  ])('has failed where a call %s, and the others stand', async (_, key) => {
    expect(await ask([need('bad', key), need('good', '/test/facts/one')])).toEqual({
      bad: 'failed',
      good: { value: 'A' },
    });
  });

  it('is left to the browser when it is late, all of it', async () => {
    expect(await ask([need('slow', '/test/facts/late'), need('good', '/test/facts/one')])).toBe('too late');
    release();
  });
});
