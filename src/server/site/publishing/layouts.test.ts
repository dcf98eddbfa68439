import { expect, it } from 'vitest';
import { all, operatorWith } from '#tests/operators.ts';
import { layout, placement, soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';

interface Sight {
  readonly views: number;
  readonly placements: Readonly<Record<string, number>>;
}

it('tells in how many views each widget of a layout is shown, as the site would be with what nobody has saved', async () => {
  const server = await testServer();
  const ask = async (id: string, documents: readonly object[]) =>
    (await server.console('POST', `/layouts/${id}/sight`, { documents, removed: [] })).json<Sight>();
  const live = await ask('plain', []);
  expect(live.placements).toEqual({ head: live.views, inner: live.views });
  const drafted = layout('plain', [
    placement('head'),
    placement('english', { when: [[{ fact: 'locale', is: ['en'] }]] }),
    placement('english-app', {
      when: [
        [
          { fact: 'locale', is: ['en'] },
          { fact: 'platform', is: ['APP'] },
        ],
      ],
    }),
    placement('in-english', { in: 'english' }),
    placement('never', {
      when: [
        [
          { fact: 'locale', is: ['en'] },
          { fact: 'locale', is: ['ko'] },
        ],
      ],
    }),
  ]);
  const { views, placements } = await ask('plain', [drafted]);
  expect(placements).toEqual({ head: views, english: views / 2, 'in-english': views / 2, 'english-app': views / 4 });
  const frame = await ask('frame', []);
  expect(frame.placements).toEqual({ outlet: frame.views });
  expect((await ask('gone', [])).placements).toEqual({});
});

it('tells what each widget weighs, and all of it to whoever may read, but to nobody else', async () => {
  const store = await tempStore();
  const desk = {
    ...publishingOver(store),
    widgetCode: new Map([
      [
        'section',
        new Map([
          ['assets/section.js', 700],
          ['assets/shared.js', 300],
        ]),
      ],
    ]),
  };
  await seedWith(desk);
  const server = await testServer(desk);
  const viewer = await operatorWith(server, [all('viewer')]);
  expect((await viewer.call('GET', '/widget-code')).json()).toEqual({
    widgets: { section: { 'assets/section.js': 700, 'assets/shared.js': 300 } },
  });
  expect((await viewer.call('POST', '/layouts/plain/sight', { documents: [], removed: [] })).statusCode).toBe(200);
  const strangers = await Promise.all([
    server.app.inject({ method: 'GET', url: '/api/console/v1/widget-code', headers: { 'x-console': '1' } }),
    server.app.inject({
      method: 'POST',
      url: '/api/console/v1/layouts/plain/sight',
      headers: { 'x-console': '1' },
      payload: { documents: soundSite(), removed: [] },
    }),
  ]);
  expect(strangers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});
