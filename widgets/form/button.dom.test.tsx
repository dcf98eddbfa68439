import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Submitted } from '#schemas/form';
import { formSettings, formTree } from '#tests/form-page.tsx';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import type { WidgetPort } from '../port.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const draw = async (answer: Submitted) => {
  const submit = vi.fn<WidgetPort['submit']>(async () => answer);
  const say = vi.fn<WidgetPort['say']>();
  const settings = formSettings(
    {
      required: ['code'],
      properties: {
        email: {
          type: 'string',
          kind: 'email',
          title: 'one',
          normalise: 'email',
          button: { label: 'send', operation: 'OPR_IAM_00002', success: 'title' },
        },
        code: { type: 'string', title: 'two' },
      },
      offers: [{ code: 'PWD_02', label: 'same', action: { action: 'main' } }],
    },
    'en',
  );
  const mounted = await mount(formTree(settings, testPort('en', { submit, say })));
  const field = mounted.place.querySelector<HTMLInputElement>('input[type="email"]');
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = () => act(async () => mounted.place.querySelector<HTMLElement>('button[type="button"]')?.click());
  return { ...mounted, field, type, press, submit, say };
};

it('sends the value of its field alone, and says that it is done', async () => {
  const { type, press, submit, say, field, remove } = await draw({ state: 'done', data: {} });
  await type(' Robin@Mail.example ');
  await press();
  expect(submit.mock.calls.map(([{ id }, body]) => [id, body])).toEqual([
    ['OPR_IAM_00002', { email: 'Robin@Mail.example' }],
  ]);
  expect(say).toHaveBeenCalledWith('en title');
  expect(field?.value).toContain('Robin@');
  await remove();
});

it('asks for the value first', async () => {
  const { press, submit, field, remove } = await draw({ state: 'done', data: {} });
  await press();
  expect(submit).not.toHaveBeenCalled();
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  await remove();
});

it('shows a refusal at its field, and the way out that the document offers', async () => {
  const late = await draw({ state: 'refused', message: 'Try later', code: 'LGN_02', values: {} });
  await late.type('robin@mail.example');
  await late.press();
  expect(late.field?.getAttribute('aria-invalid')).toBe('true');
  expect(late.place.textContent).toContain('Try later');
  await late.remove();
  const unproven = await draw({ state: 'refused', message: 'Prove', code: 'PWD_02', values: {} });
  await unproven.type('robin@mail.example');
  await unproven.press();
  expect(unproven.place.querySelector('[role="alert"]')?.textContent).toContain('Prove');
  expect(unproven.place.textContent).toContain('en same');
  await unproven.remove();
});
