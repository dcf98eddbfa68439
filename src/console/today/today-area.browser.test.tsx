import '../styles/console.css';
import '../styles/parts.css';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consoleSite } from '#tests/console-site.tsx';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import type { Board, BoardFacility, OverrideBody } from '#schemas/calls/park-state/console-answers';
import { publishParkChange } from '../api/park-events.ts';
import type { Language } from '../texts/use-texts.ts';
import { Toasts } from '../ui/toasts.tsx';
import { TodayArea } from './today-area.tsx';

const now = Date.parse('2026-11-24T05:00:00Z');
const facility = (facilityId: string, en: string, more: Partial<BoardFacility> = {}): BoardFacility => ({
  facilityId,
  documentId: facilityId,
  categoryCd: '01',
  name: { ko: `놀이 ${facilityId}`, en },
  area: { ko: '꽃마을', en: 'Flower Village' },
  icon: 'star',
  hasWait: true,
  closesAt: now + 7 * 3_600_000,
  current: { statusCd: 'OPEN', waitMin: 20, asOf: now - 30_000 },
  ...more,
});

/** The board over a fake server that stores what it is told. */
const opened = async (language: Language = 'en') => {
  const { around } = await consoleSite([{ type: 'venue', id: 'AA', order: 1, name: 'x' }]);
  let board: Board = {
    venue: 'AA',
    source: 'simulation',
    polledAt: now - 30_000,
    now,
    facilities: [
      facility('swing', 'Sky Swing'),
      facility('coaster', 'Thunder Coaster'),
      facility('cafe', 'Rose Café', { hasWait: false, categoryCd: '03' }),
    ],
  };
  const sent: (OverrideBody | undefined)[] = [];
  const put = (id: string, change: OverrideBody | undefined): void => {
    sent.push(change);
    board = {
      ...board,
      facilities: board.facilities.map((one) => {
        const { override: _, ...rest } = one;
        if (one.facilityId !== id) return one;
        return change === undefined
          ? rest
          : {
              ...rest,
              current: { ...change, asOf: now },
              override: { ...change, until: change.until ?? one.closesAt, at: now, author: 'x', authorName: 'Mina' },
            };
      }),
    };
  };
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', body }: { readonly method?: string; readonly body?: string } = {}) => {
      if (address.includes('/devices/'))
        return new Response(
          JSON.stringify({ venue: 'AA', now, devices: [], facilities: [], doubled: [], refused: [] }),
        );
      if (address.includes('/queues/'))
        return new Response(JSON.stringify({ venue: 'AA', now, inside: 0, enteredToday: 0, plans: [] }));
      if (address.includes('uses')) return new Response(JSON.stringify({ total: 0, uses: [] }));
      const id = address.split('/').at(-1) ?? '';
      if (method === 'PUT') put(id, JSON.parse(body ?? '{}') as OverrideBody);
      if (method === 'DELETE') put(id, undefined);
      return new Response(JSON.stringify(board));
    },
  );
  const { place, remove } = await mount(
    around(
      <Toasts>
        <TodayArea />
      </Toasts>,
      language,
    ),
  );
  onTestFinished(remove);
  await eventuallyDrawn(() => expect(place.querySelectorAll('.today-row')).toHaveLength(3));
  const rowOf = (name: string): HTMLElement =>
    [...place.querySelectorAll('li')].find(({ textContent }) => textContent.includes(name)) ?? place;
  const press = async (name: string, ...labels: readonly string[]): Promise<void> => {
    for (const label of labels)
      await act(async () =>
        [...rowOf(name).querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(label))?.click(),
      );
  };
  return { place, sent, press, rowOf, other: (id: string, change: OverrideBody) => put(id, change) };
};

it('closes a facility in two clicks, says who did it and until when, and undoes it', async () => {
  const { sent, press, rowOf } = await opened();
  await press('Sky Swing', 'Status', 'Closed');
  expect([sent, rowOf('Sky Swing').textContent]).toEqual([
    [{ statusCd: 'CLOSED' }],
    expect.stringMatching(/Closed.*Mina at 14:00.*until 21:00/),
  ]);
  await press('Sky Swing', 'Undo');
  expect([sent.length, rowOf('Sky Swing').querySelector('[data-action="undo"]')]).toEqual([2, null]);
});

it('sets a wait time in two clicks, then its end', async () => {
  const { sent, press, rowOf } = await opened();
  await press('Thunder Coaster', 'Wait', '45', '40 min');
  await press('Thunder Coaster', 'until', 'For 1 hour');
  expect(sent[0]).toEqual({ statusCd: 'OPEN', waitMin: 40 });
  expect(sent[1]?.until).toBeGreaterThanOrEqual(now + 3_600_000);
  expect(rowOf('Thunder Coaster').textContent).toContain('until 15:00');
  expect([...rowOf('Rose Café').querySelectorAll('[data-action="wait"]')]).toEqual([]);
});

it('shows what somebody else set, without a reload', async () => {
  const { other, rowOf } = await opened();
  other('cafe', { statusCd: 'FULL' });
  await act(async () => publishParkChange('AA'));
  expect(rowOf('Rose Café').textContent).toContain('Full');
});

it('moves between rows with the arrow keys', async () => {
  const { rowOf } = await opened();
  const status = (name: string) => rowOf(name).querySelector('[data-action="status"]')?.closest('button');
  status('Sky Swing')?.focus();
  status('Sky Swing')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(document.activeElement).toBe(status('Thunder Coaster'));
});

it.each([
  [390, 'ko'],
  [820, 'en'],
  [1440, 'ko'],
] as const)('fits a screen of %i px (%s)', async (width, language) => {
  await page.viewport(width, 900);
  const { press } = await opened(language);
  await press(
    language === 'ko' ? '놀이 swing' : 'Sky Swing',
    language === 'ko' ? '상태' : 'Status',
    language === 'ko' ? '마감' : 'Closed',
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
