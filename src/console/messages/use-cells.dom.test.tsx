import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import type { MessageRow } from './rows.ts';
import { handleCellKey, useCells } from './use-cells.ts';

const rows = ['MSG_A', 'MSG_B'].map((key): MessageRow => ({
  key,
  text: { key, ko: key, en: key, inKo: 'ko', inEn: 'en' },
  live: undefined,
  uses: [],
  missing: [],
  hidden: [],
  isChanged: false,
}));

function Table() {
  const cells = useCells(rows);
  const { box } = cells;
  return (
    <div onKeyDown={(event) => handleCellKey(event, cells, { count: rows.length, edit: () => undefined })}>
      <input type="search" />
      <div ref={box}>
        {rows.map(({ key }) => (
          <button key={key} type="button" data-cell={`${key} ko`}>
            {key}
          </button>
        ))}
      </div>
    </div>
  );
}

it('moves from the search to its first result by the arrow down', async () => {
  const { place, remove } = await mount(<Table />);
  const search = place.querySelector('input');
  search?.focus();
  await act(async () => search?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
  expect(document.activeElement?.textContent).toBe('MSG_A');
  await remove();
});
