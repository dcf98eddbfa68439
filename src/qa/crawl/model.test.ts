import { expect, it } from 'vitest';
import { compileSite, prepare } from '#content';
import { decide } from '#engine';
import { layout, pick, placement, soundSite, type Body } from '#tests/sound-site.ts';
import { CrawlFindings } from './findings.ts';
import { Model } from './model.ts';

const now = Date.UTC(2026, 10, 22);
const header = {
  id: 'header',
  widget: 'header',
  v: 1,
  settings: {
    logo: { label: 'site.name', action: { action: 'main' } },
    buttons: [
      { flag: 'loginBtn', icon: 'user-circle', label: 'site.name', action: { action: 'move', pageNm: 'Login' } },
    ],
  },
};
const outlet = { id: 'outlet', widget: 'outlet', v: 1, settings: {} };

/** Links that the model expects on a main page without links. */
const missedOn = async (flags: object, ...own: readonly Body[]): Promise<readonly string[]> => {
  const site: Body[] = [...soundSite(), ...own];
  Object.assign(pick(site, 'layout', 'frame'), { placements: [header, outlet] });
  Object.assign(pick(site, 'page', 'PGE_TST_00005'), { flags, layout: own[0]?.id ?? 'plain' });
  const prepared = await prepare(site.map((body) => ({ type: body.type, id: body.id, body })));
  const findings = new CrawlFindings();
  const model = new Model(prepared, false, findings);
  const question = {
    path: '/test-park/main',
    query: {},
    viewer: { locale: 'en', platform: 'WEB_MOBILE', login: false },
    now,
  } as const;
  const decision = decide(compileSite(prepared, { number: 0, hash: 'test' }, { sandbox: false }), {
    ...question,
    how: 'load',
  });
  model.compareWays({ ...question, decision }, [], '', { page: 'PGE_TST_00005', way: { as: '', at: now, steps: [] } });
  model.end();
  return findings.problems.map(({ code, text }) => `${code} ${text.en.includes('/login') ? '/login' : ''}`);
};

it('reports a missing button of the frame', async () => {
  expect(await missedOn({ loginBtn: true })).toEqual(['browser-way-unseen /login']);
});

it('ignores a button of the frame that the flags of the page hide', async () => {
  expect(await missedOn({ prevBtn: true })).toEqual([]);
});

it('ignores a link that shows only in an empty state', async () => {
  const texts = { period: 'site.name', empty: 'site.name', list: 'site.name' };
  const post = placement('post', {
    widget: 'post-detail',
    settings: {
      source: 'boards',
      query: 'id',
      kind: 'TERMS',
      publctTypeCd: '00',
      list: { action: 'move', pageNm: 'Login' },
      texts,
    },
  });
  const link = placement('more', {
    settings: { title: 'site.name', more: { label: 'site.name', action: { action: 'move', pageNm: 'Login' } } },
  });
  expect(await missedOn({}, layout('post', [post]))).toEqual([]);
  expect(await missedOn({}, layout('post', [post, link]))).toEqual(['browser-way-unseen /login']);
});
