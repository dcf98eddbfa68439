import { expect, it } from 'vitest';
import { all, operatorWith } from '#tests/operators.ts';
import { page, pick, soundSite } from '#tests/sound-site.ts';
import { testServer } from '#tests/test-server.ts';

interface Refusal {
  readonly code: string;
  readonly count: number;
  readonly users: readonly {
    readonly type: string;
    readonly id: string;
    readonly pointer: string;
    readonly text: { readonly ko: string; readonly en: string };
  }[];
}

const remove = { deleted: true };

it('refuses to remove what others use, says who they are, and lets it go once they do not, or in the same step', async () => {
  const server = await testServer();
  const refused = await server.console('PUT', '/drafts/page/PGE_TST_00002', remove);
  expect(refused.statusCode).toBe(409);
  const { code, count, users } = refused.json<Refusal>();
  expect([code, count]).toEqual(['DOCUMENT_IN_USE', users.length]);
  expect(users.map(({ type, id, pointer }) => `${type}/${id}${pointer}`)).toContain('site/site/screens/login');
  expect(users.every(({ text }) => text.ko !== '' && text.en !== '')).toBe(true);
  expect((await server.console('GET', '/drafts')).json()).toEqual({ drafts: [] });
  // A page that takes over the name and address replaces the removed page.
  const instead = page(22, 'Login', '/login');
  const answer = await server.console('POST', '/import', {
    documents: [instead],
    removed: [{ type: 'page', id: 'PGE_TST_00002' }],
  });
  expect([answer.statusCode, answer.json<{ drafts: readonly { id: string }[] }>().drafts.map(({ id }) => id)]).toEqual([
    200,
    ['PGE_TST_00022', 'PGE_TST_00002'],
  ]);
  expect((await server.console('GET', '/drafts/page/PGE_TST_00002')).json()).toEqual(remove);
  // The new page must not be removed again, because the old one is to be deleted.
  expect((await server.console('DELETE', '/drafts/page/PGE_TST_00022')).json<Refusal>().code).toBe('DOCUMENT_IN_USE');
});

it('refuses a release in which a user of what goes away is left as it was', async () => {
  const server = await testServer();
  const menu = pick(soundSite(), 'menu', 'main');
  const own = page(23, 'Own', '/own', { venue: 'TP' });
  const items = menu['items'] as readonly object[];
  await server.console('POST', '/import', {
    documents: [
      own,
      {
        ...menu,
        items: [
          ...items,
          {
            menuUid: 'own',
            parentsMenuUid: '',
            menuLevel: 0,
            menuName: 'menu.home',
            pageId: own.id,
            when: [[{ fact: 'login', is: [true] }]],
          },
        ],
      },
    ],
  });
  expect((await server.console('POST', '/releases', { message: 'With it', drafts: 'all' })).statusCode).toBe(201);
  await server.console('PUT', '/drafts/menu/main', menu);
  expect((await server.console('PUT', `/drafts/page/${own.id}`, remove)).statusCode).toBe(200);
  const half = await server.console('POST', '/releases', {
    message: 'Half of it',
    drafts: [{ type: 'page', id: own.id }],
  });
  expect([
    half.statusCode,
    half.json<{ problems: readonly { code: string }[] }>().problems.map(({ code }) => code),
  ]).toEqual([422, ['menu-page-missing']]);
  expect((await server.console('POST', '/releases', { message: 'Whole', drafts: 'all' })).statusCode).toBe(201);
});

it('names only users that the caller may read, and says how many there are', async () => {
  const server = await testServer();
  const editor = await operatorWith(server, [{ ...all('editor'), types: ['page'] }]);
  const { count, users } = (await editor.call('PUT', '/drafts/page/PGE_TST_00002', remove)).json<Refusal>();
  expect(users.length).toBeLessThan(count);
  expect(new Set(users.map(({ type }) => type))).toEqual(new Set([]));
});

it('tells nobody of users who may not edit what they need', async () => {
  const server = await testServer();
  await server.console('POST', '/import', {
    documents: [page(22, 'Login', '/login')],
    removed: [{ type: 'page', id: 'PGE_TST_00002' }],
  });
  const editor = await operatorWith(server, [{ ...all('editor'), types: ['notice'] }]);
  const answers = [
    await editor.call('DELETE', '/drafts/page/PGE_TST_00022'),
    await editor.call('PUT', '/drafts/page/PGE_TST_00022', remove),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json<object>()])).toEqual(
    answers.map(() => [403, { code: 'OPR_02', errorType: 'B', errorMessage: expect.any(String) as string }]),
  );
});

it('leaves nothing behind of a document that never was live and is removed again', async () => {
  const server = await testServer();
  const own = page(24, 'Brief', '/brief');
  const saved = (await server.console('PUT', `/drafts/page/${own.id}?problems=false`, own)).json<{
    hash: string;
    problems: readonly unknown[];
  }>();
  expect(saved.problems).toEqual([]);
  expect((await server.console('PUT', `/drafts/page/${own.id}`, remove)).statusCode).toBe(200);
  expect((await server.console('GET', '/drafts')).json()).toEqual({ drafts: [] });
});

it('leaves no draft of what was changed and is made as it is live again, and keeps the words of If-Match', async () => {
  const server = await testServer();
  const live = soundSite().find(({ type }) => type === 'notice') as { readonly id: string };
  const put = (body: object, over: string) =>
    server.console('PUT', `/drafts/notice/${live.id}?problems=false`, body, { 'if-match': `"${over}"` });
  const { hashes, documents } = (await server.console('GET', '/site')).json<{
    hashes: readonly string[];
    documents: readonly { readonly type: string; readonly id: string }[];
  }>();
  const hash = hashes[documents.findIndex(({ type, id }) => type === 'notice' && id === live.id)] ?? '';
  const changed = (await put({ ...live, postNum: 77 }, hash)).json<{ hash: string }>().hash;
  expect((await put(live, changed)).json()).toMatchObject({ hash });
  expect((await server.console('GET', '/drafts')).json()).toEqual({ drafts: [] });
  expect((await put({ ...live, postNum: 78 }, hash)).statusCode).toBe(200);
});
