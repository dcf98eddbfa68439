import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { FrameModel } from '#schemas/frame-model';
import { frameModel } from '#tests/frame-model.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import '#ui/base.css';
import { WidgetPortProvider } from '../port.tsx';
import { PageLinks } from './component.tsx';

const settings = {
  quick: {
    title: 'Shortcuts',
    items: [{ icon: 'speakerphone', label: 'Notices', action: { kind: 'go', to: '/notices' } }],
  },
  codes: {
    title: 'App',
    items: [
      {
        label: 'Get the app',
        text: 'For phones',
        action: { kind: 'open', href: '/sandbox/link/LNK_CMP_00011', newWindow: true, address: 'https://app.example/' },
      },
    ],
  },
  groups: {
    title: 'Groups',
    items: [
      {
        icon: 'school',
        label: 'Schools',
        action: { kind: 'open', href: 'https://example.com/groups', newWindow: true },
      },
    ],
  },
} as const;

let place: Awaited<ReturnType<typeof mount>>;
const draw = async (flags: FrameModel['flags'], shown: Parameters<typeof PageLinks>[0]['settings'] = settings) => {
  place = await mount(
    <WidgetPortProvider value={testPort('en', { frame: frameModel('en', { flags }) })}>
      <PageLinks id="links" settings={shown} data={{}} />
    </WidgetPortProvider>,
  );
};
const headings = () =>
  [...place.place.querySelectorAll('nav, section, aside')].map(
    (one) => one.ariaLabel ?? one.querySelector('h2')?.textContent,
  );
afterEach(() => place.remove());

it.each([
  [{}, ['Shortcuts', 'App', 'Groups']],
  [{ homeLogo: true }, ['App', 'Groups']],
  [{ isFooter: false }, []],
  [{ fixedLayout: true }, []],
] as const)('with %o it offers %o', async (flags, shown) => {
  await draw(flags);
  expect(headings()).toEqual(shown);
});

it('is nothing when nothing of it is left', async () => {
  await draw({}, { quick: { title: 'Shortcuts', items: [] }, groups: { title: 'Groups', items: [] } });
  expect(place.place.textContent).toBe('');
});

it('draws the code of the place itself, beside a link that can be tapped', async () => {
  await draw({});
  const link = place.place.querySelector('aside a');
  expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['/sandbox/link/LNK_CMP_00011', '_blank']);
  await act(async () => void (await import('#ui/qr/qr-code.tsx')));
  await expect.poll(() => place.place.querySelector('aside svg[role=img]')?.getAttribute('viewBox')).toBe('0 0 33 33');
});
