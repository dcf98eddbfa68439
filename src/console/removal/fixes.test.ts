import { expect, it } from 'vitest';
import type { Body } from '../api/client.ts';
import { fixUses, prepareAll, removeAndRedirect, targetsFor } from './fixes.ts';
import { usesOf } from './uses.ts';

const page = (id: string, paths: readonly string[], redirects: readonly string[] = []): Body => ({
  type: 'page',
  id,
  venue: 'EL',
  paths,
  redirects,
});
const gone = page('old', ['/old', '/old/{id}', '/also'], ['/older']);
const site = (target: Body): ReadonlyMap<string, Body> =>
  new Map(
    [gone, target, { type: 'venue', id: 'EL', slug: 'land' }, { type: 'site', id: 'site', redirects: [] }].map(
      (body) => [`${body.type}/${body.id}`, body],
    ),
  );

it('redirects every address of a deleted page, including its old ones, except addresses with parameters', () => {
  const target = page('new', ['/new'], ['/once']);
  expect(removeAndRedirect(site(target), gone, target)).toEqual({
    'page/old': undefined,
    'page/new': { ...target, redirects: ['/once', '/old', '/also', '/older'] },
  });
});

it('redirects by the site what does not fit into the other page', () => {
  const target = page('new', ['/new'], ['/1', '/2', '/3', '/4', '/5', '/6', '/7']);
  expect(removeAndRedirect(site(target), gone, target)).toMatchObject({
    'page/new': { redirects: ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/old'] },
    'site/site': {
      redirects: [
        { from: '/land/also', to: '/land/new' },
        { from: '/land/older', to: '/land/new' },
      ],
    },
  });
});

it('removes several items of one list and nothing else', () => {
  const entry = (menuUid: string, pageId: string) => ({
    menuUid,
    parentsMenuUid: '',
    menuLevel: 0,
    menuName: menuUid,
    pageId,
  });
  const menu: Body = {
    type: 'menu',
    id: 'main',
    items: [entry('a', 'old'), entry('b', 'old'), entry('c', 'new'), entry('d', 'old'), entry('e', 'new')],
  };
  const bodies = new Map([...site(page('new', ['/new'])), ['menu/main', menu]]);
  const { 'menu/main': mended } = fixUses(
    bodies,
    gone,
    usesOf(bodies, gone).map((use) => ({ use, target: undefined })),
  );
  expect(mended?.['items']).toEqual([entry('c', 'new'), entry('e', 'new')]);
});

it('points buttons at another callable operation, by method and path', () => {
  const operation = (id: string, fields: object): Body => ({
    type: 'operation',
    id,
    v: 1,
    method: 'POST',
    path: `/api/v1/iam/${id}`,
    cmsCallable: true,
    ...fields,
  });
  const old = operation('OPR_TST_00001', {});
  const wanted = operation('OPR_TST_00002', { method: 'GET' });
  const layout: Body = {
    type: 'layout',
    id: 'plain',
    v: 1,
    use: 'page',
    placements: [
      {
        id: 'list',
        widget: 'link-list',
        v: 1,
        settings: {
          variant: 'rows',
          items: [{ label: 'T', action: { action: 'api', method: 'POST', uri: '/api/v1/iam/OPR_TST_00001' } }],
        },
      },
    ],
  };
  const html = `<p><button value='{"action":"api","method":"POST","uri":"/api/v1/iam/OPR_TST_00001"}'>Go</button></p>`;
  const text: Body = {
    type: 'layout',
    id: 'text',
    v: 1,
    use: 'page',
    placements: [{ id: 'text', widget: 'rich-text', v: 1, settings: { html: { ko: html, en: html } } }],
  };
  const bodies = new Map(
    [old, wanted, operation('OPR_TST_00003', { cmsCallable: false }), layout, text].map((body) => [
      `${body.type}/${body.id}`,
      body,
    ]),
  );
  expect(targetsFor(bodies, old).map(({ id }) => id)).toEqual(['OPR_TST_00002']);
  const { changes, left } = prepareAll(bodies, old, wanted);
  expect(JSON.stringify(changes['layout/plain'])).toContain('"method":"GET","uri":"/api/v1/iam/OPR_TST_00002"');
  // A call inside a text stays as it is: a person must fix it.
  expect([Object.keys(changes), [...new Set(left.map(({ id }) => id))]]).toEqual([['layout/plain'], ['text']]);
});

it('removes the uses of a deep-link table with the pushes of its venue, and keeps those of others', () => {
  const table = (id: string): Body => ({ type: 'deep-links', id, v: 1, pages: { noti: {}, coupon: {} } });
  const push = (id: string): Body => ({ type: 'push', id, v: 1, types: { CPN: { page: 'coupon' } }, other: 'noti' });
  const bodies = new Map(
    [
      table('EL'),
      push('EL'),
      table('CB'),
      push('CB'),
      { type: 'venue', id: 'EL', slug: 'land' },
      { type: 'venue', id: 'CB', slug: 'bay' },
    ].map((body: Body) => [`${body.type}/${body.id}`, body]),
  );
  const { changes, left } = prepareAll(bodies, table('EL'), undefined);
  expect([Object.entries(changes), left]).toEqual([[['push/EL', undefined]], []]);
});

it('removes the uses of a code list with the documents that have its codes, and keeps those of other lists', () => {
  const list: Body = {
    type: 'code-list',
    id: 'COD_IAM_NOTICE_CATEGORY',
    v: 1,
    items: [{ codeId: 'EVT', codeName: { ko: '행사', en: 'Events' } }],
  };
  const all: readonly Body[] = [
    list,
    { ...list, id: 'COD_IAM_BOARD_KIND' },
    { type: 'notice', id: 'n1', category: 'EVT' },
    { type: 'notice', id: 'n2', category: 'EVT' },
    { type: 'board', id: 'b1', boardKindCd: 'EVT' },
  ];
  const { changes, left } = prepareAll(new Map(all.map((body) => [`${body.type}/${body.id}`, body])), list, undefined);
  expect([Object.entries(changes), left]).toEqual([
    [
      ['notice/n1', undefined],
      ['notice/n2', undefined],
    ],
    [],
  ]);
});

it('deletes what belongs to a venue alone, starts the site with another venue, and leaves pages and audience conditions to a person', () => {
  const all: readonly Body[] = [
    { type: 'venue', id: 'EL', slug: 'land', publctTypeCd: '10' },
    { type: 'venue', id: 'CB', slug: 'bay', publctTypeCd: '20' },
    { type: 'site', id: 'site', defaultVenue: 'EL' },
    page('own', ['/own']),
    { type: 'push', id: 'EL', v: 1, types: {}, other: 'noti' },
    { type: 'notice', id: 'n1', publctTypeCd: '10' },
    { type: 'notice', id: 'n2', publctTypeCd: '20' },
    { type: 'guard', id: 'there', v: 1, rules: [{ when: [[{ fact: 'curResort', is: ['EL', 'CB'] }]], pass: true }] },
    { type: 'guard', id: 'here', v: 1, rules: [{ when: [[{ fact: 'curResort', is: ['EL'] }]], pass: true }] },
  ];
  const bodies = new Map(all.map((body) => [`${body.type}/${body.id}`, body]));
  const { changes, left } = prepareAll(bodies, bodies.get('venue/EL') as Body, bodies.get('venue/CB'));
  expect(changes).toMatchObject({
    'site/site': { defaultVenue: 'CB' },
    'push/EL': undefined,
    'notice/n1': undefined,
    'guard/there': { rules: [{ when: [[{ is: ['CB'] }]] }] },
  });
  expect([Object.keys(changes).length, left.map(({ type, id }) => `${type}/${id}`)]).toEqual([
    4,
    ['page/own', 'guard/here'],
  ]);
});

it('deletes along what has no meaning without the deleted document', () => {
  const game: Body = { type: 'mini-game', id: 'clouds' };
  const event = (id: string, miniGame: string): Body => ({ type: 'event', id, kind: 'MINI_GAME', parks: [], miniGame });
  const bodies = new Map(
    [game, { ...game, id: 'other' }, event('one', 'clouds'), event('two', 'other')].map((body) => [
      `${body.type}/${body.id}`,
      body,
    ]),
  );
  expect(prepareAll(bodies, game, undefined)).toEqual({ changes: { 'event/one': undefined }, left: [] });
});
