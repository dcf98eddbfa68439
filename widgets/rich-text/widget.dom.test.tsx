import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { decodePreview } from '../../tests/support/decode-preview.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { RichText } from './component.tsx';
import { description } from './schema.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => document.body.replaceChildren());

/** Shows CMS HTML as a release would and returns the port that notes what is carried out. */
function show(ko: string) {
  const port = testPort('ko');
  const settings = decodePreview(description, { name: 'test', settings: { html: { ko } }, texts: {} }, 'ko') as never;
  act(() =>
    createRoot(document.body.appendChild(document.createElement('main'))).render(
      <WidgetPortProvider value={port}>
        <RichText id="text" settings={settings} data={{}} />
      </WidgetPortProvider>,
    ),
  );
  return port;
}
const press = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.click());
const value = (action: object) => JSON.stringify(action).replaceAll('"', '&quot;');

it('carries out the action object in the value of an element', () => {
  const port = show(
    `<p><button value="${value({ action: 'api', method: 'POST', uri: '/api/v1/iam/done', data: { a: 1 }, successMsg: 'Done' })}">Do it</button></p>`,
  );
  press('button');
  expect(port.ran).toEqual([
    {
      kind: 'call',
      operation: 'OPR_IAM_00001',
      method: 'POST',
      uri: '/api/v1/iam/done',
      data: { a: 1 },
      successMsg: 'Done',
    },
  ]);
});

it('makes a real link of a move, with its query, and carries it out on a plain click', () => {
  const port = show(
    `<p><button value="${value({ action: 'move', pageNm: 'Inner', query: { tab: '2' } })}">Go</button></p>`,
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/inner?tab=2');
  press('a');
  expect(port.ran).toEqual([{ kind: 'go', to: '/inner?tab=2' }]);
});

it('shows the words of an action that leads nowhere, and nothing to press', () => {
  show(`<p><button value="${value({ action: 'move', pageNm: 'Nowhere' })}">Go</button></p>`);
  expect([document.body.textContent, document.querySelectorAll('a, button').length]).toEqual(['Go', 0]);
});
