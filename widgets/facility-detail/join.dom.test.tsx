import { expect, it } from 'vitest';
import type { FacilityState, QueueFigures } from '#schemas/calls/park-state/answers';
import { decodePreview } from '#tests/decode-preview.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import { AssetContext } from '#ui/media/assets.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { FacilityDetail } from './component.tsx';
import { previews, queueAnswer } from './preview.ts';
import { description, type Settings } from './schema.ts';

const [all] = previews;
const noStates = new Map<string, FacilityState>();

const draw = async (
  queue: ReturnType<typeof queueAnswer> | { readonly state: 'waiting' },
  live: readonly QueueFigures[] = [],
) => {
  if (all === undefined) throw new Error('There is no preview.');
  const settings = decodePreview(
    description,
    { name: '', settings: all.settings, texts: all.texts },
    'en',
  ) as WidgetProps<Settings>['settings'];
  const queues = new Map(live.map((one) => [one.facilityId, one]));
  const port = testPort('en', {
    states: { subscribe: () => () => undefined, current: () => noStates, queues: () => queues },
  });
  const { place, remove } = await mount(
    <AssetContext
      value={{ theme: 'park', locale: 'en', iconSprite: '', art: () => '/art.svg', raster: () => '/art.webp' }}
    >
      <WidgetPortProvider value={port}>
        <FacilityDetail id="ride" settings={settings} data={{ ...all.data, queue }} />
      </WidgetPortProvider>
    </AssetContext>,
  );
  const main = [...place.querySelectorAll('.btn--main')].map(({ textContent }) => textContent);
  const said = place.textContent;
  await remove();
  return { main, said };
};

it.each([
  ['OK', {}, ['Join'], undefined],
  ['OK', { lineYn: 'N', slotYn: 'Y' }, ['See times'], undefined],
  ['MINE', {}, ['See my place'], undefined],
  ['LOGIN', {}, ['Log in'], 'Members who are in the park can join.'],
  ['OFF_SITE', {}, ['Directions'], 'You can join once you are in the park.'],
  ['FULL', {}, ['Directions'], 'This queue takes nobody now.'],
] as const)('offers what the viewer can do in the queue, or says why not: %s %j', async (code, more, main, reason) => {
  const shown = await draw(queueAnswer(code, more));
  expect(shown.main).toEqual(main);
  expect(shown.said).toContain(reason ?? 'Smart queue about 10–20 min');
});

it('offers no joining once the queue has closed, and none before the answer', async () => {
  const closed: QueueFigures = { facilityId: '101', statusCd: 'CLOSED', waitTxt: '', lineYn: 'N', nowNo: 0, asOf: 0 };
  expect((await draw(queueAnswer('OK'), [closed])).main).toEqual(['Directions']);
  expect((await draw({ state: 'waiting' })).main).toEqual([]);
});
