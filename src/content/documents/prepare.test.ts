import { expect, it, vi } from 'vitest';
import type { Catalog } from '#engine';
import type { CleanHtml } from '../check/prepared.ts';
import { hashDocument } from './hash-document.ts';
import { prepare } from './prepare.ts';
import { layout, notice, soundSite, type Body } from '#tests/sound-site.ts';
import { catalog } from '#widgets/catalog.gen';

const raws = (bodies: readonly Body[]) => bodies.map((body) => ({ type: body.type, id: body.id, body }));

const old: Catalog = {
  card: {
    description: {
      name: 'card',
      v: 3,
      place: 'page',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: { title: { type: 'string' } },
      },
      migrations: {
        1: ({ name, ...rest }) => ({ ...rest, heading: name }),
        2: ({ heading, ...rest }) => ({ ...rest, title: heading }),
      },
    },
  },
};
const card = (settings: object, more: object = {}) => ({ id: 'a', widget: 'card', v: 3, settings, ...more });
const placementsOf = async (...placements: object[]) => {
  const prepared = await prepare(raws([layout('x', placements)]), new Map(), old);
  return prepared.documents.layout.get('x')?.placements;
};

it('fills in what a placement leaves to a default', async () => {
  expect(await placementsOf(card({ title: 'x' }))).toEqual([card({ title: 'x' }, { whileUnknown: 'hide' })]);
});

it('brings the settings of an older version to the present one, step by step', async () => {
  expect(await placementsOf(card({ name: 'x' }, { v: 1 }))).toMatchObject([{ v: 3, settings: { title: 'x' } }]);
  expect(await placementsOf(card({ heading: 'x' }, { v: 2 }))).toMatchObject([{ v: 3, settings: { title: 'x' } }]);
});

it('puts the fallback in the place of settings that do not fit', async () => {
  const fallback = { widget: 'card', v: 3, settings: { title: 'instead' } };
  expect(await placementsOf(card({ title: null }, { fallback }))).toMatchObject([
    { id: 'a', settings: { title: 'instead' } },
  ]);
});

it('takes a placement whose settings do not fit away with what it holds, and leaves the others', async () => {
  const good = { title: 'x' };
  const placements = await placementsOf(
    card({ title: null }),
    card(good, { id: 'b', in: 'a' }),
    card(good, { id: 'c', in: 'b' }),
    card(good, { id: 'd' }),
  );
  expect(placements?.map(({ id }) => id)).toEqual(['d']);
});

it('keeps a placement of a widget that is not known here', async () => {
  expect(await placementsOf(card({ anything: 1 }, { widget: 'later' }))).toMatchObject([
    { widget: 'later', settings: { anything: 1 } },
  ]);
});

it('gives HTML as a tree, with links and action objects as actions', async () => {
  const text =
    '<p>See <a href="/test-park/main">the park</a> or <button value=\'{"action":"api","method":"POST","uri":"/api/v1/iam/behaviors/shares"}\'>greet</button>.</p>';
  const { rich } = await prepare(raws([notice('n', text)]), new Map(), catalog);
  expect(rich.get(text)).toEqual([
    {
      tag: 'p',
      children: [
        'See ',
        { tag: 'a', children: ['the park'], action: { action: 'link', linkUrl: '/test-park/main' } },
        ' or ',
        {
          tag: 'button',
          children: ['greet'],
          action: { action: 'api', method: 'POST', uri: '/api/v1/iam/behaviors/shares' },
        },
        '.',
      ],
    },
  ]);
});

it('shows a picture from outside exactly while the site allows its host, without sanitising again', async () => {
  const text = '<p>a<img src="https://cdn.shop.example/a.png" alt="A"></p>';
  const site = [...soundSite(), notice('n', text)];
  const first = await prepare(raws(site), new Map(), catalog);
  expect(JSON.stringify(first.rich.get(text))).toContain('cdn.shop.example');
  Object.assign(site[0] ?? {}, { allowedHosts: [] });
  const second = await prepare(raws(structuredClone(site)), first.kept, catalog);
  expect(second.rich.get(text)).toEqual([{ tag: 'p', children: ['a'] }]);
  expect([...second.kept.values()].every((clean) => [...first.kept.values()].includes(clean))).toBe(true);
});

it('decodes and sanitises only what changed since the last prepare', async () => {
  const site = soundSite();
  const first = await prepare(raws(site), new Map(), catalog);
  const changed = structuredClone(site);
  Object.assign(changed.find(({ id }) => id === 'PGE_TST_00001') ?? {}, { aaPageNm: 'Other' });
  const second = await prepare(raws(changed), first.kept, catalog);
  expect(
    [...second.documents.page.values()]
      .filter((page) => first.documents.page.get(page.id) !== page)
      .map(({ id }) => id),
  ).toEqual(['PGE_TST_00001']);
  expect([...second.kept]).toEqual([...first.kept]);
});

it('keeps sanitised texts as plain data that survives being stored', async () => {
  const { kept } = await prepare(raws([notice('n', '<p onclick="x">a</p>')]), new Map(), catalog);
  const stored = new Map(JSON.parse(JSON.stringify([...kept])) as [string, CleanHtml][]);
  const again = await prepare(raws([notice('n', '<p onclick="x">a</p>')]), stored, catalog);
  expect([...again.kept.values()]).toEqual([...kept.values()]);
  expect(again.problems.map(({ code }) => code)).toEqual(['html-changed', 'html-changed']);
});

it('lets other work in while it sanitises many texts', async () => {
  const tick = vi.fn<() => void>();
  const timer = setInterval(tick, 1);
  await prepare(
    raws(Array.from({ length: 200 }, (_, index) => notice(`n${index}`, `<p>${'word '.repeat(50)}${index}</p>`))),
    new Map(),
    catalog,
  );
  clearInterval(timer);
  expect(tick.mock.calls.length).toBeGreaterThan(1);
});

it('gives equal documents one hash, whatever the order of their keys, and `$schema` counts for nothing', () => {
  expect(hashDocument({ type: 'words', id: 'a', words: ['x'] })).toBe(
    hashDocument({ $schema: 'x', words: ['x'], id: 'a', type: 'words' }),
  );
  expect(hashDocument({ type: 'words', id: 'a' })).not.toBe(hashDocument({ type: 'words', id: 'b' }));
});
