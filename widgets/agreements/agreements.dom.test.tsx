import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Submitted } from '#schemas/form';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { Agreements } from './component.tsx';

type Settings = Parameters<typeof Agreements>[0]['settings'];

const settings: Settings = {
  source: { path: '/api/v1/iam/contents/agreements', list: '/list' },
  operation: { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/users/join/terms' },
  body: { step: '1' },
  onSuccess: { kind: 'go', to: '/next' },
  texts: {
    all: 'Everything',
    required: '(required)',
    optional: '(optional)',
    open: 'Read: {{name}}',
    missing: 'Please agree to: {{name}}',
    submit: 'Next',
    empty: 'Nothing',
  },
};
const item = (termsId: string, more: object = {}) => ({
  termsId,
  versionNo: 2,
  title: termsId,
  requiredYn: 'N',
  note: '',
  channel: '',
  groupId: '',
  factList: [],
  contents: [],
  ...more,
});
const asked = [
  item('use', { requiredYn: 'Y', contents: [{ tag: 'p', children: ['All of it.'] }] }),
  item('promotion'),
  item('sms', { groupId: 'promotion' }),
  item('push', { groupId: 'promotion' }),
];

const draw = async (
  answer: Submitted = { state: 'done', data: true },
  list: readonly object[] = asked,
  given: Settings = settings,
) => {
  const submit = vi.fn<WidgetPort['submit']>(async () => answer);
  const port = testPort('en', { submit });
  const { place, remove } = await mount(
    <WidgetPortProvider value={port}>
      <Agreements id="terms" settings={given} data={{ agreements: { state: 'ready', value: { list } } }} />
    </WidgetPortProvider>,
  );
  onTestFinished(remove);
  const box = (id: string) => place.querySelector<HTMLInputElement>(`#terms-${id}`);
  const press = (element: HTMLElement | null | undefined) => act(async () => element?.click());
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    );
  const sent = () =>
    (submit.mock.calls[0]?.[1]['termsAgreeList'] as { termsId: string; agreeYn: string }[] | undefined)
      ?.filter(({ agreeYn }) => agreeYn === 'Y')
      .map(({ termsId }) => termsId);
  return { place, port, submit, box, press, button, sent };
};

it('has nothing ticked at first', async () => {
  const { place } = await draw();
  expect([...place.querySelectorAll('input')].filter(({ checked }) => checked)).toEqual([]);
});

it('ticks everything by the first tick, which is mixed when only some are ticked', async () => {
  const { box, press } = await draw();
  await press(box('use'));
  expect(box('all')?.indeterminate).toBe(true);
  await press(box('all'));
  expect(box('all')?.checked).toBe(true);
  expect(box('promotion')?.checked).toBe(true);
});

it('names what is missing, goes there, and sends nothing', async () => {
  const { place, box, press, button, submit } = await draw();
  await press(box('promotion'));
  await press(button('Next'));
  expect(submit).not.toHaveBeenCalled();
  expect(place.querySelector('[role=status]')?.textContent).toBe('Please agree to: use');
  expect(document.activeElement).toBe(box('use'));
  expect(box('use')?.getAttribute('aria-invalid')).toBe('true');
});

it('takes the fault away once the item is ticked', async () => {
  const { place, box, press, button } = await draw();
  await press(button('Next'));
  await press(box('use'));
  expect(place.querySelector('[role=status]')?.textContent).toBe('');
});

it('ticks an item with its parts, and with one part alone', async () => {
  const { box, press, button } = await draw();
  await press(button('sms'));
  expect(box('promotion')?.checked).toBe(true);
  expect(button('push')?.getAttribute('aria-pressed')).toBe('false');
  await press(box('promotion'));
  expect(button('sms')?.getAttribute('aria-pressed')).toBe('false');
});

it('sends each version with its answer and then runs the action', async () => {
  const { box, press, button, submit, port, sent } = await draw();
  await press(box('use'));
  await press(button('push'));
  await press(button('Next'));
  expect(sent()).toEqual(['use', 'promotion', 'push']);
  expect(submit.mock.calls[0]?.[1]).toMatchObject({
    step: '1',
    termsAgreeList: expect.arrayContaining([{ termsId: 'sms', versionNo: 2, agreeYn: 'N' }]),
  });
  expect(port.ran).toEqual([settings.onSuccess]);
});

it('leaves what follows to the answer, where no action is set', async () => {
  const { onSuccess: _none, ...without } = settings;
  const { box, press, button, submit, port } = await draw({ state: 'done', data: {} }, asked, without);
  await press(box('use'));
  await press(button('Next'));
  expect(submit).toHaveBeenCalledOnce();
  expect(port.ran).toEqual([]);
});

it('shows a refusal of the server', async () => {
  const { place, box, press, button, port } = await draw({ state: 'refused', message: 'Begin again' });
  await press(box('use'));
  await press(button('Next'));
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Begin again');
  expect(port.ran).toEqual([]);
});

it('begins with what the member agreed to', async () => {
  const { box } = await draw(
    undefined,
    asked.map((one) => ({ ...one, agreedYn: 'Y' })),
  );
  expect(box('all')?.checked).toBe(true);
});

it('sends what is typed and chosen beside the agreements, and offers no record that may not be chosen', async () => {
  const submit = vi.fn<WidgetPort['submit']>(async () => ({ state: 'done', data: true }));
  const list = [
    { id: 'cloud', name: 'Cloud', ownYn: 'Y' },
    { id: 'fox', name: 'Fox', ownYn: 'N' },
  ];
  const { place, remove } = await mount(
    <WidgetPortProvider value={testPort('en', { submit })}>
      <Agreements
        id="terms"
        settings={{
          ...settings,
          fields: [
            { name: 'nickName', label: 'Nickname', maxLength: 12 },
            { name: 'empty', label: 'Left empty' },
          ],
          choice: {
            name: 'pictureId',
            label: 'Picture',
            none: 'None',
            source: { path: '/api/v1/iam/users/profile/images' },
            list: 'list',
            key: 'id',
            title: 'name',
            show: [{ field: 'ownYn', is: ['Y'] }],
          },
        }}
        data={{
          agreements: { state: 'ready', value: { list: asked } },
          choice: { state: 'ready', value: { list } },
        }}
      />
    </WidgetPortProvider>,
  );
  onTestFinished(remove);
  const select = place.querySelector('select');
  expect([...(select?.options ?? [])].map(({ value }) => value)).toEqual(['', 'cloud']);
  const nickname = place.querySelector<HTMLInputElement>('#terms-field-nickName');
  await act(async () => {
    if (nickname) nickname.value = ' Robin ';
    if (select) select.value = 'cloud';
    place.querySelector<HTMLInputElement>('#terms-use')?.click();
  });
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(submit.mock.calls[0]?.[1]).toMatchObject({ step: '1', nickName: 'Robin', pictureId: 'cloud' });
  expect(submit.mock.calls[0]?.[1]).not.toHaveProperty('empty');
});
