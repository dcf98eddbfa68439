import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledBootstrap } from '#engine';

const service = (name: string) => ({ url: `/api/${name}`, serviceId: `DTS_${name}`, timeoutMs: 120_000 });
const bootstrap: CompiledBootstrap = {
  loads: { messages: service('messages'), pages: service('pages'), codes: service('codes'), words: service('words') },
  skippedAt: ['Verify'],
  withoutLoadsAt: ['Social'],
};
const answers: Record<string, unknown> = {
  '/api/messages?langId=ko': [{ langId: 'ko', messageResourcesId: 'MSG', multiLanguageContent: '글' }],
  '/api/pages': [
    { pageId: 'PGE_TST_00001', pageTitleMessageId: 'T', pageStatusCode: 'N', screenName: 'S', pagePath: '/s' },
  ],
  '/api/codes?langId=ko': [{ codeId: 'T0', codeName: '하나' }],
  '/api/words': ['drat'],
};
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const asked = () => fetched.mock.calls.map(([url]) => url).sort();
const stamp = { release: 'one', locale: 'ko' } as const;
/** The site is loaded anew. */
const start = async () => {
  vi.resetModules();
  fetched.mockClear();
  const { bootstrapSite } = await import('./bootstrap.ts');
  const scope = { pageId: 'P', locale: 'ko', timeoutMs: 30_000, listed: false, release: 'one' } as const;
  return (more: { readonly screen?: string; readonly release?: string } = {}) =>
    bootstrapSite({
      bootstrap,
      stamp: { ...stamp, release: more.release ?? 'one' },
      screen: more.screen ?? 'Main',
      scope,
      wait: () => Promise.resolve(),
    });
};
const all = ['/api/codes?langId=ko', '/api/messages?langId=ko', '/api/pages', '/api/words'];

beforeEach(() => {
  localStorage.clear();
  fetched
    .mockReset()
    .mockImplementation(async (url) =>
      url in answers
        ? new Response(JSON.stringify({ code: '200', data: answers[url] }))
        : new Response('', { status: 503 }),
    );
  vi.stubGlobal('fetch', fetched);
});

describe('bootstrap', () => {
  it('makes four loads and keeps them; after a reload it goes by what is kept [P-620]', async () => {
    expect([await (await start())(), asked()]).toEqual(['ready', all]);
    expect(['messages', 'pages', 'codes', 'words'].map((name) => JSON.parse(localStorage.getItem(name) ?? ''))).toEqual(
      [
        { ...stamp, data: answers['/api/messages?langId=ko'] },
        { ...stamp, data: answers['/api/pages'] },
        { ...stamp, data: answers['/api/codes?langId=ko'] },
        { ...stamp, data: ['drat'] },
      ],
    );
    expect([await (await start())(), asked()]).toEqual(['ready', []]);
  });

  it('loads anew when another release is live', async () => {
    await (
      await start()
    )();
    expect([await (await start())({ release: 'two' }), asked()]).toEqual(['ready', all]);
  });

  it('does nothing on the pages that are named, and makes no call on others', async () => {
    const run = await start();
    expect([await run({ screen: 'Verify' }), await run({ screen: 'Social' }), asked()]).toEqual(['waits', 'waits', []]);
  });

  it('goes by what is kept where it makes no call', async () => {
    await (
      await start()
    )();
    expect([await (await start())({ screen: 'Social' }), asked()]).toEqual(['ready', []]);
  });

  it.each([
    '{',
    'null',
    '"x"',
    '{"release":"one","locale":"ko","data":[1]}',
    '{"release":"one","locale":"ko","data":{"length":1}}',
    '{"release":"one","locale":"ko","data":[],"__proto__":{"data":[]}}',
    '{"release":7,"locale":"ko","data":[]}',
  ])('throws away what it cannot use and loads that again: %s', async (memory) => {
    await (
      await start()
    )();
    localStorage.setItem('words', memory.includes('__proto__') ? memory.replace('[]', '[{}]') : memory);
    expect([await (await start())(), asked()]).toEqual(['ready', ['/api/words']]);
  });

  it('does not take hostile messages from the device', async () => {
    await (
      await start()
    )();
    const row = { langId: 'ko', messageResourcesId: 'MSG', multiLanguageContent: { toString: '<img onerror>' } };
    localStorage.setItem('messages', JSON.stringify({ ...stamp, data: [row] }));
    expect([await (await start())(), asked()]).toEqual(['ready', ['/api/messages?langId=ko']]);
  });

  it('is lost when a load fails and nothing of it is kept', async () => {
    const run = await start();
    fetched.mockImplementation(async () => new Response('', { status: 503 }));
    expect(await run()).toBe('lost');
  });

  it('goes on with what an earlier release has left when a load fails', async () => {
    await (
      await start()
    )();
    const run = await start();
    fetched.mockImplementation(async () => new Response('', { status: 503 }));
    expect(await run({ release: 'two' })).toBe('ready');
  });

  it('takes an answer that is not what it should be for none', async () => {
    const run = await start();
    fetched.mockImplementation(async () => new Response(JSON.stringify({ code: '200', data: [{ codeId: 1 }] })));
    expect([await run(), localStorage.length]).toEqual(['lost', 0]);
  });

  it('keeps what it has loaded for this page where nothing can be kept on the device', async () => {
    vi.stubGlobal('localStorage', undefined);
    const run = await start();
    expect([await run(), await run(), asked()]).toEqual(['ready', 'ready', all]);
    vi.unstubAllGlobals();
  });
});

describe('the meta of pages', () => {
  it('is kept in full form for the twenty pages that were seen last, beside the other four [P-357]', async () => {
    await (
      await start()
    )();
    const { keepPageMeta } = await import('./kept.ts');
    const metaOf = (number: number) => ({
      pageInfo: {
        pageId: `PGE_TST_${String(number).padStart(5, '0')}`,
        pageStatusCode: 'N' as const,
        pageBlockContent: '',
      },
      dataServiceList: [],
      messageList: [],
    });
    for (let number = 1; number <= 22; number++) keepPageMeta(stamp, metaOf(number));
    keepPageMeta(stamp, metaOf(10));
    const { data } = JSON.parse(localStorage.getItem('pageMeta') ?? '') as {
      readonly data: readonly ReturnType<typeof metaOf>[];
    };
    expect([data.length, data[0]?.pageInfo.pageId, data[1]?.pageInfo.pageId]).toEqual([
      20,
      'PGE_TST_00010',
      'PGE_TST_00022',
    ]);
    expect(Object.keys(localStorage).sort()).toEqual(['codes', 'messages', 'pageMeta', 'pages', 'words']);
  });
});
