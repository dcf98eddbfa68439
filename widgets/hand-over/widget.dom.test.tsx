import { act } from 'react';
import { expect, it } from 'vitest';
import type { Submitted } from '#schemas/form';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import type { WidgetPort } from '../port.tsx';
import { WidgetPortProvider } from '../port.tsx';
import { HandOver } from './component.tsx';

type Settings = Parameters<typeof HandOver>[0]['settings'];
const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/users/verify/start' } as const;
const settings: Settings = {
  label: 'Ways',
  choices: [{ title: 'At the gate', values: { method: 'GATE' } }],
  from: { source: { path: '/api/v1/iam/users/verify/methods' }, list: 'methodList', key: 'method', title: 'name' },
  operation,
  body: { method: '{item.method}', purpose: 'JOIN' },
};
const methodList = [{ method: 'NICE', name: 'Mobile phone' }];

const draw = async (more: Partial<WidgetPort> = {}) => {
  const port = testPort('en', more);
  const mounted = await mount(
    <WidgetPortProvider value={port}>
      <HandOver id="ways" settings={settings} data={{ choices: { state: 'ready', value: { methodList } } }} />
    </WidgetPortProvider>,
  );
  const press = async (label: string) =>
    act(async () =>
      [...mounted.place.querySelectorAll('button')].find((button) => button.textContent.includes(label))?.click(),
    );
  return { ...mounted, port, press };
};
const answering = (...answers: readonly Submitted[]): { submit: WidgetPort['submit']; sent: object[] } => {
  const rest = [...answers];
  const sent: object[] = [];
  return {
    sent,
    submit: (_, values) => {
      sent.push(values);
      return Promise.resolve(rest.shift() ?? { state: 'handled' });
    },
  };
};

it('offers the choices of the page, then those of the call', async () => {
  const { place, remove } = await draw();
  expect([...place.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['At the gate', 'Mobile phone']);
  await remove();
});

it('sends the values of the choice, then goes to the address of the answer', async () => {
  const { submit, sent } = answering({ state: 'done', data: { verifyId: '1', url: '/member/verify/go' } });
  const { port, press, remove } = await draw({ submit });
  await press('Mobile phone');
  expect(sent).toEqual([{ method: 'NICE', purpose: 'JOIN' }]);
  expect(port.left).toEqual(['/member/verify/go']);
  await remove();
});

it('starts once, and stays busy until the browser has left', async () => {
  const { submit, sent } = answering({ state: 'done', data: { url: '/go' } }, { state: 'done', data: { url: '/go' } });
  const { place, press, remove } = await draw({ submit });
  await press('Mobile phone');
  await press('At the gate');
  expect(sent).toHaveLength(1);
  expect(place.querySelectorAll('button[aria-disabled=true]')).toHaveLength(2);
  await remove();
});

it('is ready again when the browser comes back to the page as it was left', async () => {
  const { submit, sent } = answering({ state: 'done', data: { url: '/go' } }, { state: 'done', data: { url: '/go' } });
  const { press, remove } = await draw({ submit });
  await press('Mobile phone');
  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await press('At the gate');
  expect(sent).toHaveLength(2);
  await remove();
});

it('shows the message of a refusal, and can be tried again', async () => {
  const { submit, sent } = answering({ state: 'refused', code: 'VRF_07', message: 'Try later' });
  const { place, press, remove } = await draw({ submit });
  await press('Mobile phone');
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Try later');
  await press('Mobile phone');
  expect(sent).toHaveLength(2);
  await remove();
});

it('goes to no address that the site refuses', async () => {
  const { submit } = answering({ state: 'done', data: { url: 'javascript:alert(1)' } });
  const { place, press, remove } = await draw({ submit, handOver: () => false });
  await press('Mobile phone');
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Something went wrong');
  await remove();
});

it('shows nothing while the address has the value that hides it', async () => {
  const port = testPort('en');
  const { place, remove } = await mount(
    <WidgetPortProvider value={{ ...port, frame: { ...port.frame, query: { proven: 'Y' } } }}>
      <HandOver
        id="ways"
        settings={{ ...settings, hiddenBy: 'proven' }}
        data={{ choices: { state: 'ready', value: { methodList } } }}
      />
    </WidgetPortProvider>,
  );
  expect(place.textContent).toBe('');
  await remove();
});
