import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { eventually } from '#tests/eventually.ts';
import { useDoc } from '../site/use-site.tsx';
import { DayEditor } from './day-editor.tsx';

const facility = {
  type: 'facility',
  id: 'EL-wheel',
  v: 1,
  parkKindCd: '01',
  faciltCateKindCd: '01',
  facilityId: '101',
  order: 1,
  name: { ko: '관람차', en: 'Wheel' },
  capacityPerHour: 600,
};
const plan = {
  type: 'queue-plan',
  id: 'EL-wheel',
  v: 1,
  parkKindCd: '01',
  order: 1,
  facilityId: '101',
  mode: 'LINE',
  sharePercent: 60,
  callWindowMin: 10,
  party: 6,
  heights: false,
};

function Shown() {
  const doc = useDoc('queue-plan/EL-wheel');
  return doc?.body === undefined ? null : <DayEditor doc={doc} body={doc.body} />;
}

const opened = async () => {
  const { store, around } = await consoleSite([{ type: 'venue', id: 'EL', v: 1, parkKindCd: '01' }, facility, plan]);
  const { place, remove } = await mount(around(<Shown />));
  onTestFinished(remove);
  const run = async (): Promise<void> => {
    await act(async () => place.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
    await act(async () => eventually(() => expect(place.querySelector('[aria-busy]')).toBeNull()));
  };
  return {
    store,
    place,
    run,
    edit: (part: object) => act(async () => store.edit('change', { 'queue-plan/EL-wheel': { ...plan, ...part } })),
  };
};

it('shows the waits and counts of a day, and the live ones where the draft changes them', async () => {
  const { place, run, edit } = await opened();
  await run();
  const before = place.querySelector('tbody tr')?.textContent ?? '';
  expect(before).toMatch(/^WheelThis plan\d+ \/ \d+ min/);
  expect(before).not.toContain('live:');
  await edit({ sharePercent: 30 });
  await run();
  expect(place.querySelector('tbody tr')?.textContent).toMatch(/live: \d+ \/ \d+ min/);
});

it('says so when plans cannot be read, or none is open', async () => {
  const { place, run, edit } = await opened();
  await edit({ opens: 7 });
  await run();
  expect(place.textContent).toContain('could not be simulated');
  await edit({ facilityId: 'other' });
  await run();
  expect(place.textContent).toContain('No queue plan');
});
