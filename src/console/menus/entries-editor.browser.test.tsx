import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { consoleSite } from '#tests/console-site.tsx';
import type { MenuItem } from '#schemas/documents/menu/schema';
import type { Body } from '../api/client.ts';
import '../styles/console.css';
import '../styles/parts.css';
import { textsOf } from '../messages/texts.ts';
import { useDoc } from '../site/use-site.tsx';
import { entriesOf } from './entry-view.ts';
import { EntriesEditor } from './entries-editor.tsx';

const menu = (groups: number, each: number): readonly MenuItem[] =>
  Array.from({ length: groups }, (_, group) => [
    { menuUid: `G${group}`, parentsMenuUid: '', menuLevel: 0 as const, menuName: 'GROUP' },
    ...Array.from({ length: each }, (_entry, index) => ({
      menuUid: `E${group}-${index}`,
      parentsMenuUid: `G${group}`,
      menuLevel: 1 as const,
      menuName: `NAME_${group}_${index}`,
    })),
  ]).flat();

const site = (items: readonly MenuItem[]): readonly Body[] => {
  const texts = Object.fromEntries(items.map(({ menuName }) => [menuName, menuName.toLowerCase()]));
  return [
    { type: 'menu', id: 'main', v: 1, items },
    { type: 'messages', id: 'ko', v: 1, locale: 'ko', texts },
    { type: 'messages', id: 'en', v: 1, locale: 'en', texts },
  ];
};

function Shown() {
  const doc = useDoc('menu/main');
  return doc?.body === undefined ? null : (
    <div className="scroll" style={{ height: 800 }}>
      <fieldset className="bare">
        <EntriesEditor doc={doc} body={doc.body} />
      </fieldset>
    </div>
  );
}

let end: () => void = () => undefined;
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => act(() => end()));

const opened = async (items: readonly MenuItem[]) => {
  const { store, around } = await consoleSite(site(items));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  await act(async () => root.render(around(<Shown />)));
  await act(async () => row('G0').focus());
  return {
    store,
    tree: () =>
      entriesOf(store.get().docs.get('menu/main')?.body)?.map(
        ({ menuUid, parentsMenuUid }) => `${parentsMenuUid}/${menuUid}`,
      ),
  };
};
const row = (uid: string): HTMLElement => document.querySelector<HTMLElement>(`[data-row="${uid}"]`) ?? document.body;
const focused = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined;
const press = (keys: string): Promise<void> => act(() => userEvent.keyboard(keys));

describe('a menu by keys', () => {
  it('moves the cursor, collapses and expands', async () => {
    await opened(menu(2, 2));
    await press('{ArrowDown}');
    expect(focused()).toBe('E0-0');
    await press('{ArrowLeft}{ArrowLeft}');
    expect([focused(), row('G0').getAttribute('aria-expanded'), row('E0-0')]).toEqual(['G0', 'false', document.body]);
    await press('{ArrowRight}{End}');
    expect([focused(), row('G0').getAttribute('aria-expanded')]).toEqual(['E1-1', 'true']);
  });
  it('moves the entry with Alt and keeps the focus on it', async () => {
    const { tree, store } = await opened(menu(2, 2));
    await press('{ArrowDown}{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect([focused(), tree()]).toEqual(['E0-0', ['/G0', 'G0/E0-1', '/G1', 'G1/E0-0', 'G1/E1-0', 'G1/E1-1']]);
    await press('{Alt>}{ArrowLeft}{/Alt}');
    expect([focused(), tree()?.at(-1)]).toEqual(['E0-0', '/E0-0']);
    await act(async () => {
      store.undo();
      store.undo();
      store.undo();
    });
    expect(tree()).toEqual(['/G0', 'G0/E0-0', 'G0/E0-1', '/G1', 'G1/E1-0', 'G1/E1-1']);
  });
  it('renames in both languages, and Escape cancels', async () => {
    const { store } = await opened(menu(1, 2));
    await press('{ArrowDown}{Enter}');
    await press('Cloud{Tab}구름{Enter}');
    const textOf = (locale: string): unknown => textsOf(store.get().docs.get(`messages/${locale}`)?.body)['NAME_0_0'];
    expect([focused(), textOf('en'), textOf('ko')]).toEqual(['E0-0', 'Cloud', '구름']);
    expect(store.get().log.done.map(({ label }) => label)).toEqual(['Renamed “name_0_0” to “Cloud”']);
    await press('{F2}Other{Escape}');
    expect([focused(), textOf('en')]).toEqual(['E0-0', 'Cloud']);
  });
  it('adds an entry below the cursor and edits its name; Delete removes it', async () => {
    const { tree } = await opened(menu(1, 1));
    await press('a');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('English');
    await press('Fresh{Tab}새것{Enter}');
    expect(tree()).toEqual(['/G0', 'G0/E0-0', 'G0/G1']);
    await press('{Delete}');
    expect([tree(), focused()]).toEqual([['/G0', 'G0/E0-0'], 'E0-0']);
  });
  it('disables unavailable actions and keeps their place', async () => {
    await opened(menu(1, 1));
    const greyed = [...row('G0').querySelectorAll('[data-part]')]
      .filter((button) => button.getAttribute('aria-disabled') === 'true')
      .map((button) => button.getAttribute('data-part'));
    expect(greyed).toEqual(['up', 'down', 'in', 'out']);
  });
});

describe('a menu of 1,000 entries', () => {
  it('renders only visible rows, and the keys reach the last row', async () => {
    await opened(menu(50, 19));
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(120);
    await press('{End}');
    await expect.poll(focused).toBe('E49-18');
    expect(row('E49-18').getAttribute('aria-rowindex')).toBe('1001');
    await press('{ArrowUp}{ArrowUp}');
    await expect.poll(focused).toBe('E49-16');
  });
});

describe('a menu by pointer', () => {
  it('drops an entry into another group by its grip', async () => {
    const { tree } = await opened(menu(2, 2));
    const [from, to] = [row('E0-0').querySelector('.menus-grip') ?? document.body, row('E1-1').getBoundingClientRect()];
    const at = from.getBoundingClientRect();
    const send = (type: string, x: number, y: number): Promise<void> =>
      act(
        async () =>
          void from.dispatchEvent(
            new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: x, clientY: y }),
          ),
      );
    Object.assign(from, { setPointerCapture: () => undefined });
    await send('pointerdown', at.x + 4, at.y + 4);
    const line = row('E1-1').getBoundingClientRect();
    await send('pointermove', to.x + 200, line.bottom - 4);
    await send('pointerup', to.x + 200, line.bottom - 4);
    expect(tree()).toEqual(['/G0', 'G0/E0-1', '/G1', 'G1/E1-0', 'G1/E1-1', 'G1/E0-0']);
  });
});
