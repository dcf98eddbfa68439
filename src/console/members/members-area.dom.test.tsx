import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import type { Me } from '../api/client.ts';
import { MeContext } from '../session/current-user.ts';
import type { Grant } from '../session/rights.ts';
import { Rail } from '../shell/rail.tsx';
import { MembersArea } from './members-area.tsx';

afterEach(() => vi.unstubAllGlobals());

const photo = {
  id: 's1',
  product: { ko: '시즌', en: 'Season' },
  holderMask: 'K*m',
  sentAt: '2026-11-01T03:00:00Z',
  validUntil: '20261231',
  url: '/api/console/v1/members/AA/pictures/s1',
};
const waiting = { reasons: [{ code: 'BLUR', name: { ko: '흐려요', en: 'Blurred' } }], pictures: [photo] };
const upload = { id: 'u1', nickname: 'Nari', sentAt: '2026-11-20T01:00:00.000Z', url: '/x.jpg' };
const review = {
  id: 'r1',
  stars: 2,
  text: 'The lines were long',
  nickname: 'Sol',
  day: '20261101',
  at: '2026-11-01T10:00:00Z',
  isPublic: true,
  isHidden: false,
  reason: '',
  photos: [],
};
const reported = {
  id: 'c1',
  title: 'Our walk',
  note: '',
  nickname: 'wind',
  stops: ['Wheel', 'Tea'],
  reports: 2,
  reasons: ['Advertising'],
  reportedAt: '2026-11-01T03:00:00Z',
  url: '',
};
const board = {
  id: 'b1',
  screen: { ko: '광장', en: 'Plaza' },
  day: '20261128',
  time: '1830',
  template: { ko: '밤', en: 'Night' },
  art: 'event-night',
  words: 'Happy birthday',
  sender: 'Mum',
  nickname: 'wind',
  sentAt: '2026-11-01T03:00:00Z',
  url: '',
};
const ticket = {
  kind: 'TICKET',
  product: { ko: '종일권', en: 'Day ticket' },
  numberMask: '•••• 5674',
  validFrom: '20261101',
  validUntil: '20261101',
  state: 'FREE',
  isLent: false,
};

const member = { nickname: 'wind', nameMask: 'K*m', loginMask: 'wi**', mobileMask: '010****', since: '2026-01-01' };

const opened = async (role: Grant['role'], rights: Me['rights'], venues: Grant['venues'] = 'all') => {
  const { around } = await consoleSite(
    ['AA', 'BB'].map((id, order) => ({ type: 'venue', id, order: order + 1, name: 'x' })),
  );
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(`${method} ${url.replace('/api/console/v1', '')} ${typeof body === 'string' ? body : ''}`.trim());
    const answer = url.endsWith('/events')
      ? { events: [] }
      : url.includes('/billboards')
        ? {
            reasons: [{ code: 'AD', name: { ko: '광고', en: 'Advertising only' } }],
            applications: method === 'PUT' ? [] : [board],
          }
        : url.includes('/profile-pictures')
          ? { pictures: method === 'PUT' ? [] : [upload] }
          : url.includes('/adjustments')
            ? { adjustments: [] }
            : url.includes('/reviews')
              ? { reviews: [{ ...review, isHidden: method !== 'PUT', reason: method === 'PUT' ? '' : 'ABUSE' }] }
              : url.includes('/courses')
                ? { courses: method === 'PUT' ? [] : [reported] }
                : url.endsWith('/ticket')
                  ? { ticket, changes: [] }
                  : url.endsWith('/member')
                    ? { member, products: [] }
                    : url.endsWith('/verify-link')
                      ? { url: 'https://resort.example/mypage/mypage-auth-ext?token=t1', until: '2026-11-22T03:00:00Z' }
                      : method === 'PUT'
                        ? { ...waiting, pictures: [] }
                        : waiting;
    return new Response(JSON.stringify(answer));
  });
  const me: Me = {
    id: 'mina',
    name: 'Mina',
    email: 'mina@resort.example',
    withheld: [],
    secondFactor: { state: 'off', recoveryCodes: 0 },
    rights,
    grants: [{ role, venues, shared: true, types: 'all' }],
  };
  const { place, remove } = await mount(
    around(
      <MeContext value={me}>
        <Rail />
        <MembersArea />
      </MeContext>,
      'en',
    ),
  );
  onTestFinished(remove);
  await act(async () => undefined);
  return { place, asked };
};

it('shows agents the waiting photos and sends their decision', async () => {
  const { place, asked } = await opened('agent', ['read', 'agent', 'campaigns']);
  expect(place.querySelector('img')?.getAttribute('src')).toBe(photo.url);
  await act(async () => place.querySelector<HTMLButtonElement>('[aria-label="Accept the photo of K*m"]')?.click());
  expect(asked).toEqual([
    'GET /members/AA/pictures',
    'GET /members/AA/billboards',
    'GET /members/AA/profile-pictures',
    'GET /members/AA/courses',
    'PUT /members/AA/pictures/s1 {"decision":"ACCEPTED"}',
  ]);
  expect(place.textContent).toContain('No photo is waiting.');
});

it('looks up a ticket by its whole number, with a reason', async () => {
  const { place, asked } = await opened('agent', ['read', 'agent', 'campaigns']);
  await act(async () => {
    const field = place.querySelector<HTMLInputElement>('.members-value input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '1234');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => place.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  expect(asked.at(-1)).toBe('POST /members/AA/ticket {"number":"1234","reason":"INQUIRY"}');
  expect(
    ['Day ticket', '•••• 5674', 'Not registered', 'Nobody has registered it.'].filter(
      (text) => place.textContent?.includes(text) !== true,
    ),
  ).toEqual([]);
});

it('shows other operators no records, and no way to them', async () => {
  const { place, asked } = await opened('administrator', ['read', 'administer']);
  expect(asked).toEqual([]);
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).not.toContain('/members');
  expect(place.textContent).toContain('Your role does not include members');
});

it.each([
  ['marketer', 'rewards'],
  ['agent-lead', 'messages'],
] as const)('shows %s the %s of the whole resort with the right on all venues only', async (role, part) => {
  const linksOf = async (venues: Grant['venues']) => {
    const { place } = await opened(role, ['read', role, 'campaigns'], venues);
    return [...place.querySelectorAll('.tabs a')].map((link) => link.getAttribute('href'));
  };
  expect(await linksOf('all')).toContain(`/members/${part}`);
  const linksOfOne = await linksOf(['AA']);
  expect(linksOfOne).toContain('/members/events');
  expect(linksOfOne).not.toContain(`/members/${part}`);
});

it('shows agents uploaded profile pictures and takes one down', async () => {
  const { place, asked } = await opened('agent', ['read', 'agent', 'campaigns']);
  await act(async () =>
    place.querySelector<HTMLButtonElement>('[aria-label="Take down the picture of Nari"]')?.click(),
  );
  expect(asked.at(-1)).toBe('PUT /members/AA/profile-pictures/u1 {"decision":"HIDE"}');
  expect(place.textContent).toContain('No picture waits for you.');
});

it('shows agents the reported courses and sends their decision', async () => {
  const { place, asked } = await opened('agent', ['read', 'agent', 'campaigns']);
  expect(place.textContent).toContain('Advertising');
  await act(async () => place.querySelector<HTMLButtonElement>('[aria-label="Hide the course Our walk"]')?.click());
  expect(asked.at(-1)).toBe('PUT /members/AA/courses/c1 {"decision":"HIDE"}');
  expect(place.textContent).toContain('No course is reported.');
});

it('shows lead agents the reviews and shows a hidden one again', async () => {
  const { place, asked } = await opened('agent-lead', ['read', 'agent', 'agent-lead', 'campaigns']);
  expect(place.textContent).toContain('The lines were long');
  expect(place.textContent).toContain('Hidden: Abusive language');
  await act(async () => place.querySelector<HTMLButtonElement>('[aria-label="Show the review of Sol again"]')?.click());
  expect(asked.at(-1)).toBe('PUT /members/AA/reviews/r1 {"decision":"SHOW"}');
  expect(place.querySelector('[aria-label="Hide the review of Sol"]')).not.toBeNull();
});

it('shows agents what waits for the billboard and sends their decision', async () => {
  const { place, asked } = await opened('agent', ['read', 'agent', 'campaigns']);
  expect(place.textContent).toMatch(/Happy birthday.*From Mum.*Plaza.*18:30.*Night/);
  await act(async () => place.querySelector<HTMLButtonElement>('[aria-label="Approve: Happy birthday"]')?.click());
  expect(asked.at(-1)).toBe('PUT /members/AA/billboards/b1 {"decision":"APPROVED"}');
  expect(place.textContent).toContain('Nothing waits for the billboard.');
});

it('shows marketers events and clubs, and no other records', async () => {
  const { place, asked } = await opened('marketer', ['read', 'campaigns']);
  expect(asked).toEqual(['GET /members/AA/events']);
  expect([...place.querySelectorAll('.tabs a')].map(({ textContent }) => textContent)).toEqual([
    'Events',
    'Clubs',
    'Held rewards',
  ]);
});

it('creates a verification link for a found member, with its end', async () => {
  const { place, asked } = await opened('agent', ['read', 'agent', 'campaigns']);
  await act(async () => {
    const kind = place.querySelector<HTMLSelectElement>('.members-form select');
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(kind, 'ID');
    kind?.dispatchEvent(new Event('change', { bubbles: true }));
    const field = place.querySelector<HTMLInputElement>('.members-value input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'wind_1');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => place.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  await act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Create link')?.click(),
  );
  expect(asked.at(-1)).toBe('POST /members/AA/verify-link {"by":"ID","value":"wind_1","reason":"INQUIRY"}');
  expect(place.querySelector<HTMLInputElement>('input[readonly]')?.value).toContain('token=t1');
  expect(place.textContent).toContain('Works once, until');
});
