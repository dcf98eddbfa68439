import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type {
  DeskEvent,
  DeskEventRow,
  DeskGame,
  Participant,
  ParticipantsAnswer,
} from '#schemas/calls/events/console-answers';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import type { Body } from '../../api/client.ts';
import { PreviewChoiceProvider } from '../../preview/preview-choice.tsx';
import { EventsPart } from './events-part.tsx';
import { instantFor } from './preview-instants.ts';

afterEach(() => vi.unstubAllGlobals());

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const row: DeskEventRow = {
  id: 'AA-draw',
  eventId: '7',
  title: words('Winter draw'),
  kind: 'APPLY',
  status: 'OPEN',
  opensAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2026-11-20T00:00:00.000Z',
  resultsAt: '2026-11-25T00:00:00.000Z',
  joins: 120,
  members: 41,
};
const event: DeskEvent = {
  ...row,
  states: [
    { state: 'APPLIED', count: 119 },
    { state: 'WON', count: 1 },
  ],
  prizes: [
    { id: 'a', name: words('Plush'), stock: 10, left: 7, given: 3, toClaim: 1, claimed: 2, lapsed: 4 },
    { id: 'b', name: words('Tea'), stock: 2, left: 0, given: 2, toClaim: 0, claimed: 2, lapsed: 0 },
  ],
  slots: [{ id: 'am', label: words('Morning'), seats: 30, left: 12 }],
  draw: { kind: 'DRAW', seedHash: 'a'.repeat(64), seed: '', listHash: '', drawnAt: '' },
};
const one: Participant = {
  id: 'j7',
  no: 7,
  nameMask: 'K*m',
  loginMask: 'sky***',
  at: '2026-11-01T03:00:00Z',
  state: 'WON',
  prize: words('Plush, large'),
  slot: null,
  claimUntil: '2026-12-01T00:00:00Z',
  isDue: true,
};
const page: ParticipantsAnswer = {
  participants: [one, { ...one, id: 'j6', no: 6, state: 'CLAIMED', isDue: false }],
  total: 24,
  page: 1,
  pages: 2,
  isHidden: false,
};
const game: DeskGame = {
  game: 'clouds',
  title: words('Clouds'),
  url: 'https://games.example/clouds',
  startUrl: 'https://a.example/start',
  scoreUrl: 'https://a.example/score',
  keyMadeAt: '',
  refusals: [{ at: '2026-11-01T03:00:00Z', reason: 'EVT_12' }],
};
const site: readonly Body[] = [
  { type: 'venue', id: 'AA', order: 1, name: 'x', slug: 'aa' },
  { type: 'page', id: 'P1', venue: 'AA', screen: 'List', paths: ['/event'], layout: 'list' },
  { type: 'page', id: 'P2', venue: 'AA', screen: 'ApplyDtl', paths: ['/event/apply/{eventId}'], layout: 'detail' },
  ...[
    ['attend', 'attend-dtl', 'ATTEND'],
    ['games', 'mini-games', 'MINI_GAME'],
  ].flatMap(([id = '', call, screen]) => [
    { type: 'page', id: `P-${id}`, venue: 'AA', screen, paths: [`/event/${id}`], layout: id },
    {
      type: 'layout',
      id,
      placements: [{ id: 'own', widget: 'record-list', settings: { source: { path: `/api/v1/iam/evt/${call}` } } }],
    },
  ]),
  {
    type: 'layout',
    id: 'list',
    placements: [
      {
        id: 'open',
        widget: 'post-list',
        settings: {
          details: [
            { kind: 'APPLY', detail: { action: 'move', pageNm: 'ApplyDtl', params: { eventId: '{item.eventId}' } } },
          ],
        },
      },
    ],
  },
];

interface Answers {
  readonly detail?: DeskEvent;
  readonly participants?: ParticipantsAnswer;
}

const opened = async (
  id: string | undefined,
  { detail = event, participants = page }: Answers = {},
  isAgent = true,
) => {
  const { around } = await consoleSite(site);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.replace('/api/console/v1', '');
    asked.push(`${method} ${path}${typeof body === 'string' ? ` ${body}` : ''}`);
    const answer = path.endsWith('/game')
      ? method === 'POST'
        ? { key: 'k'.repeat(32) }
        : game
      : path.includes('/winners')
        ? { winners: [{ ...one, prize: words('Plush, large') }] }
        : path.includes('/participants') && method === 'GET'
          ? participants
          : path.endsWith('/events')
            ? { events: [row] }
            : path.startsWith('/previews')
              ? { url: 'http://localhost/preview', origin: 'http://localhost', until: '' }
              : path.startsWith('/releases')
                ? { releases: [] }
                : detail;
    return new Response(JSON.stringify(answer));
  });
  const { place, remove } = await mount(
    around(
      <PreviewChoiceProvider>
        <EventsPart venue="AA" id={id} isAgent={isAgent} isMarketer={!isAgent} />
      </PreviewChoiceProvider>,
      'en',
    ),
  );
  onTestFinished(remove);
  await act(async () => undefined);
  const press = (label: string) =>
    act(async () =>
      [...place.querySelectorAll<HTMLButtonElement>('button')]
        .find((button) => button.getAttribute('aria-label') === label || button.textContent === label)
        ?.click(),
    );
  const type = (label: string, value: string) =>
    act(async () => {
      const field = place.querySelector<HTMLInputElement | HTMLSelectElement>(`[aria-label="${label}"]`);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    });
  return { place, asked, press, type };
};

it('lists events with their state, and one with its figures, stock, seats and the hash of its seed', async () => {
  const { place, asked } = await opened('AA-draw');
  expect(asked.toSorted()).toEqual([
    'GET /members/AA/events',
    'GET /members/AA/events/AA-draw',
    'GET /members/AA/events/AA-draw/participants?page=1',
  ]);
  const text = place.textContent ?? '';
  expect(text).toMatch(/Winter draw.*Application · 120 participations of 41 members.*Open/);
  expect(text).toMatch(/Applied119.*Won, not claimed1.*Plush10731 ?24.*Tea2None left2020.*Morning3012/);
  expect(text).toMatch(
    /Drawn automatically on.*Hash of the seeda{64}.*The list is still open.*Secret until the results are out/,
  );
  expect(text).toMatch(/7K\*m sky\*\*\*Plush, largeWon, not claimed claim until.*Page 1 of 2 · 24 in total/);
});

it('shows the seed of a draw after the results', async () => {
  const { place } = await opened('AA-draw', {
    detail: {
      ...event,
      status: 'DONE',
      draw: {
        kind: 'DRAW',
        seedHash: 'a'.repeat(64),
        seed: 'b'.repeat(64),
        listHash: 'c'.repeat(64),
        drawnAt: '2026-11-25T00:00:00.000Z',
      },
    },
  });
  expect(place.textContent).toMatch(/Drawn on.*c{64}.*b{64}/);
});

it('searches participants by state, number and whole login ID, and turns the pages', async () => {
  const { asked, press, type } = await opened('AA-draw');
  const last = () => asked.at(-1)?.replace('GET /members/AA/events/AA-draw/participants?', '');
  await press('Next page');
  expect(last()).toBe('page=2');
  await type('State', 'WON');
  expect(last()).toBe('state=WON&page=1');
  await type('Number', '7');
  await press('Search');
  expect(last()).toBe('state=WON&no=7&page=1');
  await type('Search by', 'login');
  await type('Whole login ID', ' skyfan ');
  await press('Search');
  expect(last()).toBe('state=WON&login=skyfan&page=1');
  await press('Clear');
  expect(last()).toBe('state=WON&page=1');
});

it('shows marketers no search for members, and hides participants of a few members', async () => {
  const many = await opened('AA-draw', {}, false);
  expect([
    many.place.querySelector('[aria-label="Search by"]'),
    many.place.querySelector('[aria-label="Number"]'),
  ]).toEqual([null, expect.anything()]);
  const few = await opened(
    'AA-draw',
    {
      detail: { ...event, joins: null, members: null, states: [] },
      participants: { participants: [], total: 0, page: 1, pages: 0, isHidden: true },
    },
    false,
  );
  expect([few.place.querySelector('[aria-label="State"]'), few.place.textContent]).toEqual([
    null,
    expect.stringContaining('Figures show from 10 members up'),
  ]);
});

it('hands over a prize that waits, and reads figures and list again', async () => {
  const { place, asked, press } = await opened('AA-draw');
  expect(place.querySelectorAll('[aria-label^="Hand over the prize"]')).toHaveLength(1);
  asked.length = 0;
  await press('Hand over the prize of No. 7');
  expect(asked.toSorted()).toEqual([
    'GET /members/AA/events/AA-draw',
    'GET /members/AA/events/AA-draw/participants?page=1',
    'PUT /members/AA/events/AA-draw/participants/j7',
  ]);
});

it('saves winners with masked names', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      saved.push(file);
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { asked, press } = await opened('AA-draw');
  await press('Winners (CSV)');
  expect(asked.at(-1)).toBe('GET /members/AA/events/AA-draw/winners');
  expect(await saved[0]?.text()).toContain(
    '7,sky***,"Plush, large","Won, not claimed",2026-11-01T03:00:00Z,2026-12-01T00:00:00Z',
  );
});

it('previews the page of the event in each of its states', async () => {
  const { asked, press } = await opened('AA-draw');
  for (const [status, at] of [
    ['Not open yet', '2026-10-31T23:59:00.000Z'],
    ['Closed', row.closesAt],
    ['Done', row.resultsAt],
  ] as const) {
    await press(status);
    await act(() => vi.dynamicImportSettled());
    expect(
      JSON.parse(asked.findLast((line) => line.startsWith('POST /previews'))?.replace('POST /previews ', '') ?? '{}'),
    ).toMatchObject({ path: '/aa/event/apply/7', at: Date.parse(at) });
  }
});

it.each([
  ['ATTEND', '/aa/event/attend'],
  ['MINI_GAME', '/aa/event/games'],
] as const)('previews %s on the page of its current events', async (kind, path) => {
  const { asked, press, place } = await opened('AA-draw', { detail: { ...event, kind, draw: null } });
  expect(place.textContent).not.toContain('No page of this venue shows events of this kind.');
  await press('Not open yet');
  await act(() => vi.dynamicImportSettled());
  expect(
    JSON.parse(asked.findLast((line) => line.startsWith('POST /previews'))?.replace('POST /previews ', '') ?? '{}'),
  ).toMatchObject({ path, at: Date.parse('2026-10-31T23:59:00.000Z') });
});

it('shows refused calls of a mini game; marketers make its signing key, which is shown once', async () => {
  const playing = { detail: { ...event, kind: 'MINI_GAME' as const, draw: null } };
  const agent = await opened('AA-draw', playing);
  expect(agent.place.textContent).toMatch(/Clouds.*No key yet.*Refused calls.*Wrong signature or clock/);
  expect([...agent.place.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
    'Make a signing key',
  );
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  const marketer = await opened('AA-draw', playing, false);
  await marketer.press('Make a signing key');
  expect([marketer.asked.at(-1), marketer.place.querySelector('dialog code')?.textContent]).toEqual([
    'POST /members/AA/events/AA-draw/game',
    'k'.repeat(32),
  ]);
});

it.each([
  [{ opensAt: '', closesAt: '', resultsAt: '', status: 'OPEN' }, [undefined, 99, undefined, undefined]],
  [
    { opensAt: '', closesAt: '2026-11-20T00:00:00.000Z', resultsAt: '2026-11-20T00:00:00.000Z', status: 'DONE' },
    [undefined, Date.parse('2026-11-19T23:59:00.000Z'), undefined, 99],
  ],
] as const)('finds no instant for a state that an event never has: %o', (times, found) => {
  expect((['NOT_YET', 'OPEN', 'CLOSED', 'DONE'] as const).map((status) => instantFor(times, status, 99))).toEqual(
    found,
  );
});
