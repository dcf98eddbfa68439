import { act } from 'react';
import { expect, it } from 'vitest';
import type { Command } from '#schemas/command';
import type { Submitted } from '#schemas/form';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { ClientConsent } from './component.tsx';

type Settings = Parameters<typeof ClientConsent>[0]['settings'];
const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/users/external-login' } as const;
const settings: Settings = {
  title: 'Share with {{name}}?',
  text: 'Back to {{host}}',
  fields: {
    autoLogin: 'Stay logged in',
    userName: 'Name',
    membershipUid: 'Number',
    langId: 'Language',
    regularMemberYn: 'Verified',
    userPasswordIntzYn: 'First password',
    portalId: 'Portal',
    tenantId: 'Tenant',
  },
  operation,
  allow: 'Agree',
  decline: { label: 'Decline', action: { kind: 'main' } },
  progress: 'Taking you back',
  unregistered: { title: 'Not registered', text: 'Only registered sites', label: 'Home', action: { kind: 'main' } },
};
const grant = {
  clientId: 'p',
  clientNm: 'Cloud',
  hostNm: 'p.example',
  fieldList: ['autoLogin', 'userName'],
  grantedYn: 'N',
};

const draw = async (more: object, ended: Submitted = { state: 'done', data: true }) => {
  const [sent, ran]: [object[], Command[]] = [[], []];
  const port = testPort('en', {
    frame: { ...testPort('en').frame, query: { redirectUrl: 'https://p.example/', scope: 'userName' } },
    submit: (_, values) => {
      sent.push(values);
      return Promise.resolve(ended);
    },
    run: (command) => void ran.push(command),
  });
  const mounted = await mount(
    <WidgetPortProvider value={port}>
      <ClientConsent id="c" settings={settings} data={{ grant: { state: 'ready', value: { ...grant, ...more } } }} />
    </WidgetPortProvider>,
  );
  const press = (label: string) =>
    act(async () => [...mounted.place.querySelectorAll('button')].find((one) => one.textContent === label)?.click());
  return { ...mounted, sent, ran, press };
};

it('names the site and each field in words, and passes nothing on by itself', async () => {
  const { place, sent, ran, remove } = await draw({});
  expect(place.textContent).toContain('Share with Cloud?');
  expect([...place.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['Stay logged in', 'Name']);
  expect(sent).toEqual([]);
  expect(ran).toEqual([]);
  await remove();
});

it('stores the consent once, then goes on', async () => {
  const { sent, ran, press, remove } = await draw({});
  await press('Agree');
  await press('Agree');
  expect(sent).toEqual([{ redirectUrl: 'https://p.example/', scope: 'userName' }]);
  expect(ran).toEqual([{ kind: 'proceed' }]);
  await remove();
});

it('goes on without a question where the member has agreed before', async () => {
  const { place, sent, ran, remove } = await draw({ grantedYn: 'Y' });
  expect(place.textContent).toBe('Taking you back');
  expect(sent).toEqual([]);
  expect(ran).toEqual([{ kind: 'proceed' }]);
  await remove();
});

it('offers nothing to a site that is not registered', async () => {
  const { place, ran, remove } = await draw({ clientId: '' });
  expect(place.textContent).toContain('Not registered');
  expect(place.textContent).not.toContain('Agree');
  expect(ran).toEqual([]);
  await remove();
});

it('shows a refusal and can be tried again', async () => {
  const { place, sent, ran, press, remove } = await draw({}, { state: 'refused', message: 'Not now' });
  await press('Agree');
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Not now');
  await press('Agree');
  expect(sent).toHaveLength(2);
  expect(ran).toEqual([]);
  await remove();
});
