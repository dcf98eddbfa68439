import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { PostList } from './component.tsx';
import { needs } from './needs.ts';

const settings: Parameters<typeof PostList>[0]['settings'] = {
  source: 'events',
  variant: 'rows',
  count: 20,
  detail: { kind: 'go', to: '/event/{item.eventId}' },
  texts: { empty: 'Nothing is on', ended: 'Ended', coming: 'Soon' },
};
const event = (eventId: string, statusCd: string) => ({
  eventId,
  eventKindCd: 'ETC',
  parkKindCd: '01',
  title: eventId,
  summary: '',
  tag: 'Tag',
  imageNm: '',
  iconNm: '',
  statusCd,
});

const draw = async (...list: readonly object[]) => {
  const mounted = await mount(
    <WidgetPortProvider value={testPort('en')}>
      <PostList id="list" settings={settings} data={{ posts: { state: 'ready', value: { list } } }} />
    </WidgetPortProvider>,
  );
  return {
    ...mounted,
    rows: [...mounted.place.querySelectorAll('li')].map((row) => [
      row.textContent,
      row.querySelector('a')?.getAttribute('href'),
    ]),
  };
};

it.each([
  [[], []],
  [[event('a', 'OPEN')], [['Tag', '/event/a']]],
  [
    [event('a', 'NOT_YET'), event('b', 'CLOSED'), event('c', 'DONE')],
    [
      ['Soon', '/event/a'],
      ['Ended', '/event/b'],
      ['Ended', '/event/c'],
    ],
  ],
])(
  'lists none, one or many events, marks those that are not open, and links each to its page [V-184]',
  async (list, expected) => {
    const { place, rows, remove } = await draw(...list);
    expect(rows.map(([, href]) => href)).toEqual(expected.map(([, href]) => href));
    for (const [index, [mark]] of expected.entries()) expect(rows[index]?.[0]).toContain(mark);
    expect(place.textContent?.includes('Nothing is on')).toBe(list.length === 0);
    await remove();
  },
);

it('asks for the states that it lists', () => {
  const query = (status?: readonly ('CLOSED' | 'DONE')[]) =>
    needs({
      ...settings,
      detail: undefined,
      texts: { empty: 'e' },
      ...(status === undefined ? {} : { status: [...status] }),
    } as never)[0]?.query['statusCd'];
  expect([query(['CLOSED', 'DONE']), query()]).toEqual(['CLOSED,DONE', undefined]);
});
