import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Preview } from '../../tests/support/preview-view.tsx';
import { widget } from './index.ts';
import { previews } from './preview.ts';
import { description } from './schema.ts';

it('says of what is not known yet that there is no information, not that there is none', () => {
  const preview = previews.find(({ name }) => name === 'facts');
  if (preview === undefined) throw new Error('There is no preview of the facts.');
  const waiting = {
    ...preview,
    data: { weather: { state: 'waiting' }, facilities: { state: 'waiting' }, shows: { state: 'waiting' } },
  } as const;
  const html = renderToString(<Preview description={description} widget={widget} preview={waiting} locale="en" />);
  expect(html.match(/No information/g)).toHaveLength(4);
  expect(html).not.toContain('None');
});
