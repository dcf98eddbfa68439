import { act, StrictMode } from 'react';
import { expect, it } from 'vitest';
import type { Submitted } from '#schemas/form';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { HandBack } from './component.tsx';

type Settings = Parameters<typeof HandBack>[0]['settings'];
const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/users/verify/finish' } as const;
const settings: Settings = {
  operation,
  body: { ref: '{query.ref}' },
  progress: { title: 'Checking' },
  returnTo: 'returnUrl',
  next: [{ show: [{ field: 'resultCd', is: ['JOIN'] }], action: { kind: 'go', to: '/join' } }],
  onSuccess: { kind: 'main' },
  refused: { title: 'Not verified', missing: 'Start from the beginning', again: 'Start again' },
};

const draw = async (answer: Submitted, query: Readonly<Record<string, string>> = { ref: 'reference' }) => {
  const sent: object[] = [];
  const frame = testPort('en').frame;
  const port = testPort('en', {
    frame: { ...frame, query },
    submit: (_, values) => {
      sent.push(values);
      return Promise.resolve(answer);
    },
  });
  const mounted = await mount(
    <StrictMode>
      <WidgetPortProvider value={port}>
        <HandBack id="back" settings={settings} data={{}} />
      </WidgetPortProvider>
    </StrictMode>,
  );
  return { ...mounted, port, sent };
};

it('sends the named parameters of the query once', async () => {
  const { sent, remove } = await draw({ state: 'done', data: {} }, { ref: 'reference', other: '1' });
  expect(sent).toEqual([{ ref: 'reference' }]);
  await remove();
});

it('is taken up once when a widget for members replaces the one that logs in', async () => {
  const sent: object[] = [];
  const base = testPort('en');
  const port = testPort('en', {
    frame: { ...base.frame, query: { ref: 'reference' } },
    submit: (_, values) => {
      sent.push(values);
      return new Promise(() => undefined);
    },
  });
  const shown = (id: string) => (
    <WidgetPortProvider value={port}>
      <HandBack key={id} id={id} settings={settings} data={{}} />
    </WidgetPortProvider>
  );
  const { draw: drawNext, remove } = await mount(shown('guest'));
  await drawNext(shown('member'));
  expect(sent).toHaveLength(1);
  await remove();
});

it.each([
  [
    'the action whose condition fits',
    { resultCd: 'JOIN', returnUrl: '/b' },
    { kind: 'go', to: '/join', replace: true },
  ],
  ['the page that the answer names', { returnUrl: '/b' }, { kind: 'url', url: '{item.returnUrl}', replace: true }],
  ['the usual action', { resultCd: 'LOGIN' }, { kind: 'main' }],
])('goes on with %s', async (_, data, command) => {
  const { port, remove } = await draw({ state: 'done', data });
  expect(port.ran).toEqual([command]);
  await remove();
});

it('shows the message of a refusal with the way back to the page that started', async () => {
  const { place, remove } = await draw({
    state: 'refused',
    code: 'VRF_01',
    message: 'It was cancelled',
    values: { returnUrl: '/member/join' },
  });
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Not verifiedIt was cancelled');
  expect(place.querySelector('a')?.textContent).toBe('Start again');
  await remove();
});

it('offers to try again where the server was not reached', async () => {
  const { place, sent, remove } = await draw({ state: 'refused', message: 'No connection' });
  await act(async () => place.querySelector('button')?.click());
  expect(sent).toHaveLength(2);
  await remove();
});

it('sends nothing where the address lacks a parameter', async () => {
  const { place, sent, remove } = await draw({ state: 'done', data: {} }, {});
  expect(sent).toEqual([]);
  expect(place.textContent).toContain('Start from the beginning');
  await remove();
});

it('sends what a provider gives of the optional fields, and nothing without any of them', async () => {
  const social = { ...settings, body: { code: '{query.code}', error: '{query.error}' }, optional: ['code', 'error'] };
  const drawSocial = async (query: Readonly<Record<string, string>>) => {
    const sent: object[] = [];
    const port = testPort('en', {
      frame: { ...testPort('en').frame, query },
      submit: (_, values) => {
        sent.push(values);
        return Promise.resolve<Submitted>({ state: 'done', data: {} });
      },
    });
    const { remove } = await mount(
      <WidgetPortProvider value={port}>
        <HandBack id="back" settings={social} data={{}} />
      </WidgetPortProvider>,
    );
    await remove();
    return sent;
  };
  expect(await drawSocial({ code: 'x' })).toEqual([{ code: 'x' }]);
  expect(await drawSocial({ error: 'refused' })).toEqual([{ error: 'refused' }]);
  expect(await drawSocial({})).toEqual([]);
});

it('does nothing more after a call that leads on by itself', async () => {
  const { onSuccess: _, ...alone } = settings;
  const port = testPort('en', {
    frame: { ...testPort('en').frame, query: { ref: 'reference' } },
    submit: () => Promise.resolve<Submitted>({ state: 'done', data: { resultCd: 'LOGIN' } }),
  });
  const { remove } = await mount(
    <WidgetPortProvider value={port}>
      <HandBack id="back" settings={alone} data={{}} />
    </WidgetPortProvider>,
  );
  expect(port.ran).toEqual([]);
  await remove();
});
