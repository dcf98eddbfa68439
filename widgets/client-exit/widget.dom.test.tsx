import { act } from 'react';
import { expect, it } from 'vitest';
import type { Submitted } from '#schemas/form';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { ClientExit } from './component.tsx';

type Settings = Parameters<typeof ClientExit>[0]['settings'];
const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/users/external-login/revoke' } as const;
const settings: Settings = {
  client: 'client',
  ask: { title: 'Leave {{name}}?', text: 'Ends it' },
  operation,
  submit: 'Disconnect',
  done: { title: 'Ended', text: 'Nothing is passed on' },
  unregistered: { title: 'Unknown', text: 'Nothing was ended' },
};
const bye = 'https://p.example/bye';

const draw = async (value: object, ended: Submitted = { state: 'handled' }) => {
  const sent: object[] = [];
  const port = testPort('en', {
    frame: { ...testPort('en').frame, query: { client: 'p' } },
    submit: (_, values) => {
      sent.push(values);
      return Promise.resolve(ended);
    },
  });
  const mounted = await mount(
    <WidgetPortProvider value={port}>
      <ClientExit id="e" settings={settings} data={{ client: { state: 'ready', value } }} />
    </WidgetPortProvider>,
  );
  const press = () => act(async () => mounted.place.querySelector('button')?.click());
  return { ...mounted, port, sent, press };
};

it('changes nothing before the member says so', async () => {
  const { place, port, sent, remove } = await draw({ clientNm: 'Cloud', endUrl: bye, loginYn: 'Y' });
  expect(place.textContent).toContain('Leave Cloud?');
  expect(sent).toEqual([]);
  expect(port.left).toEqual([]);
  await remove();
});

it('ends the connection, then goes to the end address of the answer', async () => {
  const { port, sent, press, remove } = await draw(
    { clientNm: 'Cloud', endUrl: bye, loginYn: 'Y' },
    { state: 'done', data: { endUrl: bye } },
  );
  await press();
  expect(sent).toEqual([{ clientId: 'p' }]);
  expect(port.left).toEqual([bye]);
  await remove();
});

it('stays on the page where no end address is registered', async () => {
  const { place, press, remove } = await draw(
    { clientNm: 'Cloud', endUrl: '', loginYn: 'Y' },
    { state: 'done', data: { endUrl: '' } },
  );
  await press();
  expect(place.textContent).toContain('Ended');
  await remove();
});

it('sends guests to the end address without a call', async () => {
  const { port, sent, remove } = await draw({ clientNm: 'Cloud', endUrl: bye, loginYn: 'N' });
  expect(port.left).toEqual([bye]);
  expect(sent).toEqual([]);
  await remove();
});

it('asks nothing and claims no end for a site that is not registered', async () => {
  const { place, port, remove } = await draw({ clientNm: '', endUrl: '', loginYn: 'Y' });
  expect(place.textContent).toBe('UnknownNothing was ended');
  expect(port.left).toEqual([]);
  await remove();
});
