import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testPort } from '../../tests/support/test-port.ts';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { DataTable } from './component.tsx';
import { tableFaults } from './faults.ts';
import { needs } from './needs.ts';
import type { Settings } from './schema.ts';

const answered = {
  caption: 'Notices',
  columns: [
    { label: 'Title', field: 'title' },
    { label: 'Day', field: 'day', form: 'day' },
    { label: 'Seen', field: 'seen', form: 'number', align: 'end' },
  ],
  source: { path: '/api/v1/iam/contents/notices', query: { langId: '{locale}' } },
  empty: 'Nothing yet',
} as const satisfies Settings;
const write = (settings: Settings, rows?: DataState) =>
  renderToStaticMarkup(
    <WidgetPortProvider value={testPort('en')}>
      <DataTable id="t" settings={settings} data={rows === undefined ? {} : { rows }} />
    </WidgetPortProvider>,
  );
const cells = (html: string) =>
  [...html.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text]) => text?.replace(/<[^>]*>/g, ''));

it('writes the rows of its settings', () => {
  const html = write({
    caption: 'Prices',
    columns: [{ label: 'Who' }, { label: 'Price' }],
    rows: [[{ text: 'Adult', note: '19 and over' }, { text: '58,000' }]],
  });
  expect(cells(html)).toEqual(['Who', 'Price', 'Adult19 and over', '58,000']);
});

it('writes the fields of an answer in the form of their column', () => {
  const html = write(answered, {
    state: 'ready',
    value: {
      list: [
        { title: 'Hours', day: '20261120', seen: 12345 },
        { title: '<b>', seen: null },
      ],
    },
  });
  expect(cells(html)).toEqual(['Title', 'Day', 'Seen', 'Hours', '2026.11.20', '12,345', '&lt;b&gt;', '', '']);
});

it('says that there is nothing, or that it could not load', () => {
  expect(write(answered, { state: 'ready', value: { list: [] } })).toContain('Nothing yet');
  expect(write(answered, { state: 'failed' })).toContain('Could not load');
  expect(write(answered)).toContain('Loading');
});

it('asks only where its rows come from an answer', () => {
  expect(needs(answered)).toEqual([
    { name: 'rows', path: '/api/v1/iam/contents/notices', query: { langId: '{locale}' } },
  ]);
  expect(needs({ caption: 'c', columns: [{ label: 'a' }, { label: 'b' }], rows: [[{ text: 'a' }]] })).toEqual([]);
});

it.each([
  ['rows and an answer at once', { columns: [{}, {}], rows: [[1, 2]], source: {} }, [[]]],
  ['neither rows nor an answer', { columns: [{}, {}] }, [[]]],
  ['a row that is too short', { columns: [{}, {}], rows: [[1, 2], [1]] }, [['rows', 1]]],
  ['a column without a field', { columns: [{ field: 'a' }, {}], source: {}, empty: 'e' }, [['columns', 1]]],
  ['an answer without a text for no rows', { columns: [{ field: 'a' }], source: {} }, [['source']]],
  ['nothing wrong', { columns: [{}, {}], rows: [[1, 2]] }, []],
])('tells operators of %s', (_, settings, paths) => {
  expect(tableFaults(settings).map(({ path }) => path)).toEqual(paths);
});
