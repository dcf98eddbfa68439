import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Preview } from '../../tests/support/preview-view.tsx';
import { widget } from './index.ts';
import { previews } from './preview.ts';
import { description } from './schema.ts';

const draw = (name: string): string => {
  const preview = previews.find((one) => one.name === name);
  if (preview === undefined) throw new Error(`There is no preview "${name}".`);
  return renderToString(<Preview description={description} widget={widget} preview={preview} locale="en" />);
};

it('says so when the address names a day that the calendar does not have', () => {
  expect(draw('a day outside the calendar')).toContain('That day cannot be shown');
  expect(draw('a closed day')).not.toContain('That day cannot be shown');
  expect(draw('days')).not.toContain('That day cannot be shown');
});
