import { expect, it, onTestFinished } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import type { Me } from '../api/client.ts';
import { MeContext } from '../session/current-user.ts';
import { Rail } from '../shell/rail.tsx';
import { TodayArea } from './today-area.tsx';

const opened = async (role: 'administrator' | 'editor', rights: Me['rights']) => {
  const { around } = await consoleSite([{ type: 'venue', id: 'AA', order: 1, name: 'x' }]);
  const me: Me = {
    id: 'mina',
    name: 'Mina',
    email: 'mina@resort.example',
    withheld: [],
    secondFactor: { state: 'off', recoveryCodes: 0 },
    rights,
    grants: [{ role, venues: 'all', shared: true, types: 'all' }],
  };
  const { place, remove } = await mount(
    around(
      <MeContext value={me}>
        <Rail />
        <TodayArea />
      </MeContext>,
      'en',
    ),
  );
  onTestFinished(remove);
  return { text: place.textContent, links: [...place.querySelectorAll('a')].map((link) => link.getAttribute('href')) };
};

it('leads an administrator without the operations role to where it is granted', async () => {
  const { text, links } = await opened('administrator', ['read', 'administer']);
  expect(text).toContain('Administrators do not hold this role');
  expect(links).toEqual(expect.arrayContaining(['/today', '/settings/people']));
});

it('shows other operators without the role no way to the board', async () => {
  const { links } = await opened('editor', ['read', 'edit']);
  expect(links).not.toContain('/today');
  expect(links).not.toContain('/settings/people');
});
