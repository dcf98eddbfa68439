import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ClubMember, ClubMembersAnswer, DeskClub } from '#schemas/calls/clubs/console-answers';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { ClubsPart } from './clubs-part.tsx';

afterEach(() => vi.unstubAllGlobals());

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const club: DeskClub = {
  id: 'keepers',
  name: words('Keepers'),
  kind: 'ANIMAL',
  capacity: 20,
  approval: true,
  isOpen: true,
  applied: 1,
  active: 12,
  waiting: 3,
};
const member: ClubMember = {
  id: 'c1',
  numberTxt: '',
  nameMask: 'K*m',
  loginMask: 'sky***',
  at: '2026-11-01T03:00:00Z',
  state: '0',
  hours: 0,
  activities: [],
};
const answer: ClubMembersAnswer = {
  activities: [
    { id: 'feed', name: words('Feeding'), day: '2026-10-03', hours: 2, isPast: true, members: 5 },
    { id: 'walk', name: words('Walk'), day: '2026-12-03', hours: 1, isPast: false, members: 0 },
  ],
  members: [
    member,
    { ...member, id: 'c2', nameMask: 'L*e', state: '1', numberTxt: 'A-00002', hours: 2.5 },
    { ...member, id: 'c3', nameMask: 'P*k', state: '2' },
  ],
  total: 3,
  page: 1,
  pages: 1,
};

const opened = async (isAgent = true) => {
  const { around } = await consoleSite([{ type: 'venue', id: 'AA', order: 1, name: 'x' }]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.replace('/api/console/v1/members/AA/clubs', '');
    asked.push(`${method} ${path}${typeof body === 'string' ? ` ${body}` : ''}`);
    return method === 'GET'
      ? new Response(JSON.stringify(path === '' ? { clubs: [club] } : answer))
      : new Response(null, { status: 204 });
  });
  const { place, remove } = await mount(around(<ClubsPart venue="AA" id="keepers" isAgent={isAgent} />, 'en'));
  onTestFinished(remove);
  await act(async () => undefined);
  const press = (label: string) =>
    act(async () =>
      [...place.querySelectorAll<HTMLElement>('button, input')]
        .find((one) => one.getAttribute('aria-label') === label || one.textContent === label)
        ?.click(),
    );
  return { place, asked, press };
};

it('lists the clubs of a venue, and the members of one with masked names and hours', async () => {
  const { place } = await opened();
  expect(place.textContent).toMatch(/Keepers.*Animals · 12 of 20 members · 3 waiting.*1 to decide/);
  expect(place.textContent).toMatch(
    /Feeding2026-10-03 · 2 h5 members took part.*Not held yet.*K\*m sky\*\*\*Applied0 h.*L\*e sky\*\*\*A-00002Active2.5 h/,
  );
});

it('sends decisions about applications; who waits for a place cannot be accepted', async () => {
  const { place, asked, press } = await opened();
  expect([...place.querySelectorAll('tbody button')].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Accept K*m',
    'Refuse K*m',
    'Refuse P*k',
  ]);
  await press('Accept K*m');
  await press('Refuse P*k');
  expect(asked.filter((line) => line.startsWith('PUT'))).toEqual([
    'PUT /keepers/members/c1 {"decision":"ACCEPT"}',
    'PUT /keepers/members/c3 {"decision":"REFUSE"}',
  ]);
  expect(asked.at(-1)).toMatch(/^GET/);
});

it('adds the hours of an activity that was held to selected active members', async () => {
  const { place, asked, press } = await opened();
  expect([...place.querySelectorAll('[aria-label="Activity"] option')].map(({ textContent }) => textContent)).toEqual([
    'Feeding',
  ]);
  expect([...place.querySelectorAll('tbody input')].map((box) => box.getAttribute('aria-label'))).toEqual([
    'Select L*e',
  ]);
  await press('Select L*e');
  await press('Add to 1 member');
  expect(asked.find((line) => line.startsWith('POST'))).toBe(
    'POST /keepers/activities {"activity":"feed","members":["c2"]}',
  );
});

it('offers the search by login ID to agents only', async () => {
  const find = async (isAgent: boolean) =>
    (await opened(isAgent)).place.querySelector('[aria-label="Whole login ID"]') !== null;
  expect([await find(true), await find(false)]).toEqual([true, false]);
});
