import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { Decoded } from '#schemas/command';
import { makeTexts } from '#render/texts/texts.ts';
import { decodePreview } from '#tests/decode-preview.ts';
import { snapshotWith } from '#tests/engine-builders.ts';
import { frameModel } from '#tests/frame-model.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import { useRunCommand } from '../../src/visitor/app/use-run-command.ts';
import type { SiteState } from '../../src/visitor/app/use-site.ts';
import { rememberResort } from '../../src/visitor/session/viewer.ts';
import { AllMenu } from '../../widgets/all-menu/component.tsx';
import { previews } from '../../widgets/all-menu/preview.ts';
import { description, type Settings } from '../../widgets/all-menu/schema.ts';
import { Header } from '../../widgets/header/component.tsx';
import { WidgetPortProvider } from '../../widgets/port.tsx';

const { site }: Snapshot = snapshotWith([]);
const texts = makeTexts('en', {});
const header = {
  logo: { label: 'all places', action: { kind: 'go', to: '/gateway' } },
  buttons: [],
  menu: { icon: 'menu-2', label: 'all menu' },
} as const;
// decodePreview fills in what the schema of this widget declares.
const settings = decodePreview(description, previews[0] as (typeof previews)[number], 'en') as Decoded<Settings>;
let visited: string[];

/** A header with its toggle, and the all-menu. */
function Frame() {
  const [menuOpen, setMenuOpen] = useState(false);
  const parts = {
    shown: { texts, site },
    viewer: {},
    session: {},
    waiting: {},
    menuOpen,
    setMenuOpen,
    enterResort: rememberResort,
    visit: (to: string) => visited.push(to),
  };
  const run = useRunCommand(parts as unknown as SiteState);
  return (
    <WidgetPortProvider
      value={testPort('en', { menuOpen, run, frame: frameModel('en', { flags: { menuBtn: true } }) })}
    >
      <Header id="header" settings={header} data={{}} />
      <AllMenu id="all-menu" settings={settings} data={{}} />
    </WidgetPortProvider>
  );
}
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const toggle = () => act(async () => document.querySelector<HTMLElement>('header [aria-label="all menu"]')?.click());
const isOpen = () => document.querySelector('dialog')?.matches(':modal') ?? false;

let place: Awaited<ReturnType<typeof mount>>;
beforeEach(async () => {
  visited = [];
  place = await mount(<Frame />);
  await toggle();
  // Its code comes when it is opened for the first time.
  await act(async () => void (await import('../../widgets/all-menu/open-menu.tsx')));
});
afterEach(async () => {
  await place.remove();
  localStorage.removeItem('curResort');
});

it('the all-menu opens with the toggle of the header, and closes with a second press [P-111]', async () => {
  await expect.poll(isOpen).toBe(true);
  // Of several presses in a moment the first counts, so this one is made until it does.
  await expect
    .poll(async () => {
      if (isOpen()) await toggle();
      return isOpen();
    })
    .toBe(false);
});

it('the all-menu stores the park of a tab as the current one and opens Landing with mode=main [P-059] [P-151]', async () => {
  await press('Naru Water');
  expect(localStorage.getItem('curResort')).toBe('BB');
  expect(visited).toEqual(['/landing?mode=main']);
});
