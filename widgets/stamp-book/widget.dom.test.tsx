import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EventState } from '#schemas/calls/events/answers';
import type { LocationFix } from '#schemas/location-fix';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { eventData } from '../shared/events/event-sample.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { parkData } from '../shared/ways/way-sample.ts';
import { StampBook } from './component.tsx';

const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/evt/event-join' } as const;
const settings: Parameters<typeof StampBook>[0]['settings'] = {
  kind: 'STAMP',
  operation,
  guest: { text: 'Log in to take part', label: 'Log in', action: { kind: 'go', to: '/member/login' } },
  texts: {
    title: 'Stamps',
    progress: '{{count}} of {{name}}',
    done: 'Collected',
    open: 'Open',
    ride: 'Ride',
    visit: 'Visit',
    scan: 'Scan',
    type: 'Type',
    label: 'Code',
    note: 'PS',
    send: 'Send',
    wrong: 'No stamp code',
    stamped: 'Stamped',
    position: 'Send your position once?',
    positionOk: 'Yes',
    locating: 'Locating',
    denied: 'No position',
  },
};
const stamp = (stampId: string, doneYn: 'Y' | 'N') =>
  ({
    stampId,
    stampNm: stampId,
    iconNm: 'sun',
    wayCd: 'SCREEN',
    facilityId: '',
    placeNm: '',
    doneYn,
    doneDtm: '',
  }) as const;
const book = (...done: string[]): Partial<EventState> => ({
  eventKindCd: 'STAMP',
  stampList: ['gate', 'wheel'].map((id) => stamp(id, done.includes(id) ? 'Y' : 'N')),
});
const moving = 'PS00000123ABCDEF0123456789';
const found: LocationFix = { state: 'found', lat: 37.5, lng: 127.1, accuracy: 8 };

const draw = async (more: Partial<WidgetPort> = {}, event = book()) => {
  const stop = vi.fn<() => void>();
  const locate = vi.fn<WidgetPort['locate']>(() => stop);
  const port = testPort('en', { inApp: true, locate, ...more });
  const element = (state: Partial<EventState>) => (
    <WidgetPortProvider value={port}>
      <StampBook id="book" settings={settings} data={eventData(state)} />
    </WidgetPortProvider>
  );
  const { draw: redraw, ...mounted } = await mount(element(event));
  const press = (label: string) =>
    act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click());
  return {
    ...mounted,
    port,
    locate,
    stop,
    press,
    show: (state: Partial<EventState>) => redraw(element(state)),
    fix: (given: LocationFix) => act(async () => locate.mock.calls[0]?.[0](given)),
  };
};
beforeEach(
  () => void Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined }),
);

it('sends a moving code alone, without asking for the position [V-425]', async () => {
  const { port, locate, press, remove } = await draw({ scanCode: async () => ` ${moving.toLowerCase()} ` });
  await press('Scan');
  expect([port.submitted, port.said, port.ran, locate.mock.calls.length]).toEqual([
    [{ call: operation, values: { eventId: 'event-1', parkType: 'AA', code: moving } }],
    ['Stamped'],
    [{ kind: 'refresh' }],
    0,
  ]);
  await remove();
});

/** A server that takes printed codes with the position alone. */
const printed = () =>
  vi.fn<WidgetPort['submit']>(async (_, { position }) =>
    position === undefined
      ? { state: 'refused', message: 'Send your position', code: 'EVT_14' }
      : { state: 'done', data: {} },
  );

it('asks before it sends the position with a printed code that the server knows, and sends it with this call alone', async () => {
  const submit = printed();
  const { place, locate, stop, press, fix, remove } = await draw({ scanCode: async () => 'PSSUNSET7K2Q', submit });
  await press('Scan');
  expect(document.querySelector('dialog')?.textContent).toContain('Send your position once?');
  expect([locate.mock.calls.length, place.querySelector('[role=alert]')?.textContent]).toEqual([0, '']);
  await press('Yes');
  await fix(found);
  await fix({ ...found, lat: 1 });
  expect(submit.mock.calls.map(([, { code, position }]) => [code, position])).toEqual([
    ['PSSUNSET7K2Q', undefined],
    ['PSSUNSET7K2Q', { lat: 37.5, lng: 127.1 }],
  ]);
  expect(stop).toHaveBeenCalledOnce();
  await remove();
});

it('asks for no position with a code that the server does not know', async () => {
  const submit = vi.fn<WidgetPort['submit']>(async () => ({
    state: 'refused',
    message: 'Another place',
    code: 'EVT_09',
  }));
  const { place, locate, press, remove } = await draw({ scanCode: async () => 'PSWRONG123', submit });
  await press('Scan');
  expect([
    document.querySelector('dialog'),
    locate.mock.calls.length,
    place.querySelector('[role=alert]')?.textContent,
  ]).toEqual([null, 0, 'Another place']);
  await remove();
});

it.each([
  ['Cancel', undefined, ''],
  ['Yes', { state: 'denied' }, 'No position'],
] as const)('sends no position after %s and %j', async (answer, given, fault) => {
  const submit = printed();
  const { place, locate, press, fix, remove } = await draw({ scanCode: async () => 'PSSUNSET7K2Q', submit });
  await press('Scan');
  await press(answer);
  if (given !== undefined) await fix(given);
  expect([
    submit.mock.calls.length,
    locate.mock.calls.length,
    place.querySelector('[role=alert]')?.textContent,
  ]).toEqual([1, given === undefined ? 0 : 1, fault]);
  await remove();
});

it('knows texts that are no code of a stamp', async () => {
  const { place, port, press, remove } = await draw({ scanCode: async () => 'https://example.test' });
  await press('Scan');
  expect([place.querySelector('[role=alert]')?.textContent, port.submitted]).toEqual(['No stamp code', []]);
  await remove();
});

it('stamps what is collected while the page is open, and no other', async () => {
  const { place, show, remove } = await draw({}, book('gate'));
  expect([place.querySelector('section p')?.textContent, place.querySelectorAll('[data-new]').length]).toEqual([
    '1 of 2',
    0,
  ]);
  await show(book('gate', 'wheel'));
  expect([
    place.querySelector('section p')?.textContent,
    [...place.querySelectorAll('li:has([data-new])')].map((one) => one.textContent),
  ]).toEqual(['2 of 2', ['wheelCollected']]);
  await remove();
});

it('offers to type the code outside of the app', async () => {
  const { place, port, press, remove } = await draw({ inApp: false });
  expect([...place.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['Type']);
  await press('Type');
  await act(async () => {
    const field = document.querySelector<HTMLInputElement>('dialog input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, moving);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Send');
  expect([port.submitted.length, document.querySelector('dialog')]).toEqual([1, null]);
  await remove();
});

it.each([
  [
    'in the park',
    { lat: 37.3 - 380 / 111_195, lng: 127.2 + 200 / 88_450 },
    ['gateCollected', '2wheelRide5 min walk', '3anywhereOpen'],
  ],
  ['elsewhere', { lat: 36, lng: 127 }, ['gateCollected', '2wheelRide', '3anywhereOpen']],
])(
  'tells a visitor %s, who has allowed the location before, the minutes to walk to stamps that are open',
  async (_, here, states) => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
    vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
    const locate = vi.fn<WidgetPort['locate']>((tell, onlyIfAllowed) => {
      if (onlyIfAllowed === true) tell({ state: 'found', ...here, accuracy: 8 });
      return () => undefined;
    });
    const stampList = [
      { ...stamp('gate', 'Y'), facilityId: '103' },
      { ...stamp('wheel', 'N'), wayCd: 'RIDE' as const, facilityId: '101' },
      stamp('anywhere', 'N'),
    ];
    const data = { ...eventData({ eventKindCd: 'STAMP', stampList }), ...parkData };
    const { place, remove } = await mount(
      <WidgetPortProvider value={testPort('en', { locate })}>
        <StampBook
          id="book"
          settings={{ ...settings, texts: { ...settings.texts, walk: '{{count}} min walk' } }}
          data={data}
        />
      </WidgetPortProvider>,
    );
    await eventuallyDrawn(() =>
      expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(states),
    );
    await remove();
    vi.unstubAllGlobals();
  },
);

it.each([
  ['VISIT', false],
  ['RIDE', false],
  ['SCREEN', true],
  ['PRINTED', true],
] as const)('offers to take a code for stamps by %s: %s', async (wayCd, isOffered) => {
  const { place, remove } = await draw({}, { eventKindCd: 'STAMP', stampList: [{ ...stamp('one', 'N'), wayCd }] });
  expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(
    isOffered ? ['Type', 'Scan'] : [],
  );
  await remove();
});
