import { expect, it } from 'vitest';
import { all, operatorWith, type TestOperator } from '#tests/operators.ts';
import { notice, page, pick, soundSite, type Body } from '#tests/sound-site.ts';
import { testServer } from '#tests/test-server.ts';
import { allowsRecords, everything, recordRoles, type Grant } from '../../core/operators/grants.ts';

const venueOnly = (role: Grant['role'], venues: readonly string[]): Grant => ({
  role,
  venues: [...venues],
  shared: false,
  types: 'all',
});

const people: Readonly<Record<string, readonly Grant[]>> = {
  nobody: [],
  viewer: [all('viewer')],
  editor: [all('editor')],
  publisher: [all('publisher')],
  administrator: [all('administrator')],
  ...Object.fromEntries(recordRoles.map((role) => [role, [all(role)]])),
};

/** Returns all routes of the console API with their required rights. */
async function routes(): Promise<readonly { readonly method: string; readonly url: string; readonly right: string }[]> {
  const { app } = await testServer();
  await app.ready();
  const found: { method: string; url: string; right: string }[] = [];
  for (const [url, methods] of Object.entries(app.swagger().paths ?? {})) {
    if (!url.startsWith('/api/console/')) continue;
    for (const method of Object.keys(methods ?? {})) {
      found.push({
        method: method.toUpperCase(),
        url,
        right: String((methods as Record<string, { 'x-right'?: string }>)[method]?.['x-right']),
      });
    }
  }
  return found;
}

const needs: Readonly<Record<string, readonly string[]>> = {
  read: ['viewer', 'editor', 'publisher', 'administrator', ...recordRoles],
  edit: ['editor', 'publisher', 'administrator'],
  publish: ['publisher', 'administrator'],
  administer: ['administrator'],
  operations: ['operations'],
  agent: ['agent', 'agent-lead'],
  'agent-lead': ['agent-lead'],
  marketer: ['marketer'],
  campaigns: ['agent', 'agent-lead', 'marketer'],
  'privacy-officer': ['privacy-officer'],
  self: Object.keys(people),
  anyone: Object.keys(people),
};

it('says in its description which right each call asks for', async () => {
  const found = await routes();
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ right }) => !Object.hasOwn(needs, right))).toEqual([]);
});

it('lets nobody in without being signed in, and each role only to the calls that it has the right to', async () => {
  const server = await testServer();
  const signedIn = new Map(
    await Promise.all(
      Object.entries(people).map(async ([name, grants]): Promise<[string, TestOperator]> => [
        name,
        await operatorWith(server, grants),
      ]),
    ),
  );
  // Skips sign-out, which ends the session, and the event stream, which never ends. Both have their own tests.
  const found = (await routes()).filter(
    ({ method, url }) => !(method === 'DELETE' && url.endsWith('/session')) && !url.endsWith('/events'),
  );
  const wrong: string[] = [];
  for (const { method, url, right } of found) {
    const path = url
      .replace('/api/console/v1', '')
      .replace('{type}', 'notice')
      .replace('{id}', 'none')
      .replace('{number}', '99');
    const outside = await server.app.inject({
      method: method as 'GET',
      url: `/api/console/v1${path}`,
      headers: { 'x-console': '1' },
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    if (
      (outside.statusCode === 401) !== (right !== 'anyone') &&
      outside.json<{ code: string }>().code !== 'REQ_INVALID'
    )
      wrong.push(`${method} ${url} lets somebody in who is not signed in: ${outside.statusCode}`);
    for (const [name, { call }] of signedIn) {
      const { statusCode, body } = await call(method as 'GET', path, method === 'GET' ? undefined : {});
      const isRefused = statusCode === 403 && body.includes('OPR_02');
      if (isRefused === needs[right]?.includes(name))
        wrong.push(`${method} ${url} (${right}) answers ${name} with ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

const change = (body: Body): Body => ({ ...body, aaPageNm: 'changed' });
const ofVenue = (): Body => pick(soundSite(), 'page', 'PGE_TST_00005');

/** Tries to reach a draft of another venue or a shared draft through every endpoint. Returns the endpoints that allow it. */
async function doors({ call }: TestOperator, name: string): Promise<readonly string[]> {
  const open: string[] = [];
  const note = (door: string, is: boolean): void => {
    if (is) open.push(door);
  };
  note('list', (await call('GET', '/drafts')).body.includes('secret-word'));
  note('list with bodies', (await call('GET', '/drafts?bodies=true')).body.includes('secret-word'));
  note('read', (await call('GET', `/drafts/${name}`)).statusCode === 200);
  note('site', (await call('GET', '/site?drafts=true')).body.includes('secret-word'));
  note('compare', (await call('GET', '/diff?from=live&to=drafts')).body.includes('secret-word'));
  note('journal', (await call('GET', '/journal?size=50')).body.includes('PGE_TST_00099'));
  note('write', (await call('PUT', `/drafts/${name}`, { deleted: true })).statusCode === 200);
  note('give up', (await call('DELETE', `/drafts/${name}`)).statusCode === 204);
  note(
    'publish',
    (await call('POST', '/releases', { drafts: [{ type: 'page', id: 'PGE_TST_00099' }] })).statusCode === 201,
  );
  note(
    'check',
    ((await call('POST', '/releases', { drafts: [{ type: 'page', id: 'PGE_TST_00099' }], validateOnly: true })).json<{
      code?: string;
    }>().code ?? '') !== 'OPR_02',
  );
  note('publish all', (await call('POST', '/releases', { drafts: 'all' })).statusCode === 201);
  return open;
}

it('opens no door to the drafts of a venue for who has no right on it', async () => {
  const server = await testServer();
  const secret = { ...page(99, 'Secret', '/secret', { venue: 'TP', layout: 'plain' }), aaPageNm: 'secret-word' };
  await server.console('PUT', '/drafts/page/PGE_TST_00099', secret);
  const other = await operatorWith(server, [venueOnly('publisher', ['NOWHERE'])]);
  expect(await doors(other, 'page/PGE_TST_00099')).toEqual([]);
  expect((await server.console('GET', '/drafts')).json()).toMatchObject({ drafts: [{ id: 'PGE_TST_00099' }] });
});

it('lets somebody of a venue edit and publish it, take nothing from another and give it nothing', async () => {
  const server = await testServer();
  const [venue] = soundSite().filter(({ type }) => type === 'venue');
  const own = ofVenue();
  expect(own['venue']).toBe(venue?.id);
  const one = await operatorWith(server, [venueOnly('publisher', [String(venue?.id)])]);
  expect((await one.call('PUT', `/drafts/page/${own.id}`, change(own))).statusCode).toBe(200);
  expect((await one.call('POST', '/releases', { drafts: 'all' })).statusCode).toBe(201);
  // A page of a venue must not become shared.
  const { venue: _, ...shared } = own;
  expect((await one.call('PUT', `/drafts/page/${own.id}`, shared)).json()).toMatchObject({ code: 'OPR_02' });
  expect((await one.call('PUT', '/drafts/site/site', pick(soundSite(), 'site', 'site'))).json()).toMatchObject({
    code: 'OPR_02',
  });
  expect((await one.call('POST', '/releases/1/roll-back', { message: '' })).statusCode).toBe(201);
});

it('lets somebody roll back only what they may publish, all of it', async () => {
  const server = await testServer();
  const own = ofVenue();
  await server.console('PUT', '/drafts/notice/n9', notice('n9', '<p>Text</p>'));
  await server.console('PUT', `/drafts/page/${own.id}`, change(own));
  await server.console('POST', '/releases', { drafts: 'all' });
  const one = await operatorWith(server, [{ ...all('publisher'), types: ['page'] }]);
  expect((await one.call('POST', '/releases/1/roll-back', { message: '' })).json()).toMatchObject({ code: 'OPR_02' });
  expect((await one.call('POST', '/releases/1/activate')).json()).toMatchObject({ code: 'OPR_02' });
  expect(server.publishing.live.current.number).toBe(2);
});

it('limits a record role to its venues, and gives an administrator no right on records', async () => {
  expect(
    recordRoles.map((role) => [
      allowsRecords([venueOnly(role, ['AA'])], role, 'AA'),
      allowsRecords([venueOnly(role, ['AA'])], role, 'BB'),
    ]),
  ).toEqual(recordRoles.map(() => [true, false]));
  expect(recordRoles.filter((right) => allowsRecords(everything, right, 'AA'))).toEqual([]);
});

it('lets an operator of a venue change the states of that venue only, and no documents', async () => {
  const server = await testServer();
  const own = await operatorWith(server, [venueOnly('operations', ['TP'])]);
  const other = await operatorWith(server, [venueOnly('operations', ['NOWHERE'])]);
  const status = async ({ call }: TestOperator, ...request: Parameters<TestOperator['call']>) =>
    (await call(...request)).statusCode;
  expect([
    await status(own, 'GET', '/today/TP'),
    await status(other, 'GET', '/today/TP'),
    await status(other, 'PUT', '/today/TP/none', { statusCd: 'CLOSED' }),
    await status(other, 'DELETE', '/today/TP/none'),
  ]).toEqual([200, 403, 403, 403]);
  expect([
    await status(own, 'PUT', '/drafts/page/PGE_TST_00005', change(ofVenue())),
    await status(own, 'POST', '/releases', { drafts: 'all' }),
  ]).toEqual([403, 403]);
});
