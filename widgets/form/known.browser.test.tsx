import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Submitted } from '#schemas/form';
import { eventually } from '#tests/eventually.ts';
import { formSettings, openForm } from '#tests/form-page.tsx';
import '#ui/base.css';
import { today } from './today.ts';

type Opened = Awaited<ReturnType<typeof openForm>>;
type Given = Parameters<typeof openForm>[0];
let form: Opened;
afterEach(() => form.close());

const consent: Given = {
  properties: {
    mail: { type: 'boolean', title: 'one' },
    app: { type: 'boolean', title: 'two', default: true },
    city: { type: 'string', title: 'same' },
  },
  known: {
    path: '/api/v1/iam/users/info',
    fields: { mail: '/list/0/agreeYn', app: '/list/1/agreeYn', city: '/address/city' },
  },
  successIf: [
    { field: 'mail', is: true, text: 'done' },
    { field: 'app', is: true, text: 'done' },
  ],
  success: 'send',
};
const ready = {
  known: {
    state: 'ready' as const,
    value: { list: [{ agreeYn: 'Y' }, { agreeYn: 'N' }], address: { city: 'Yongin' } },
  },
};
const done = () => vi.fn<Opened['port']['submit']>(async (): Promise<Submitted> => ({ state: 'done', data: true }));
const values = () => ({
  mail: form.field('mail').checked,
  app: form.field('app').checked,
  city: form.field('city').value,
});

describe('a form whose fields are known', () => {
  it('has them filled in when the answer comes; before, nothing can be typed or sent', async () => {
    const submit = done();
    form = await openForm(consent, { submit }, { known: { state: 'waiting' } });
    expect(form.field('city').closest('[inert]')).not.toBeNull();
    form.button().click();
    expect(submit).not.toHaveBeenCalled();
    await form.put(formSettings(consent, 'en'), form.port, ready);
    expect(values()).toEqual({ mail: true, app: false, city: 'Yongin' });
    await userEvent.click(form.button());
    await eventually(() =>
      expect(submit).toHaveBeenCalledWith(expect.anything(), { mail: true, app: false, city: 'Yongin' }),
    );
  });

  it('keeps what was typed when the same is answered again', async () => {
    form = await openForm(consent, {}, ready);
    await userEvent.fill(form.field('city'), 'Seoul');
    await userEvent.click(form.field('mail'));
    await form.put(formSettings(consent, 'en'), form.port, { known: { ...ready.known } });
    expect(values()).toEqual({ mail: false, app: false, city: 'Seoul' });
  });

  it('leaves as it was what the answer does not hold', async () => {
    form = await openForm(consent, {}, { known: { state: 'ready', value: { list: 'none' } } });
    expect(values()).toEqual({ mail: false, app: true, city: '' });
  });

  it('is not there without the answer, so nothing is overwritten, but a way to try again is', async () => {
    form = await openForm(consent, {}, { known: { state: 'failed' } });
    expect(form.place.querySelector('form')).toBeNull();
    expect(form.place.querySelector('a')?.getAttribute('href')).toMatch(/^\//);
  });
});

it('is not there for a record that the server refuses: another widget says why', async () => {
  form = await openForm(consent, {}, { known: { state: 'failed', errorType: 'B' } });
  expect(form.place.textContent).toBe('');
});

describe('when it is done', () => {
  it.each([
    [true, false],
    [false, true],
    [true, true],
  ])('says what fits the values that were sent: mail %s, app %s', async (mail, app) => {
    const say = vi.fn<Opened['port']['say']>();
    form = await openForm(
      consent,
      { submit: done(), say },
      { known: { state: 'ready', value: { list: [{ agreeYn: mail ? 'Y' : 'N' }, { agreeYn: app ? 'Y' : 'N' }] } } },
    );
    await userEvent.click(form.button());
    await eventually(() => expect(say).toHaveBeenCalledWith(`${today(Date.now())} en done`));
  });

  it('says the other words where none fits', async () => {
    const say = vi.fn<Opened['port']['say']>();
    form = await openForm(
      consent,
      { submit: done(), say },
      { known: { state: 'ready', value: { list: [{ agreeYn: 'N' }, { agreeYn: 'N' }] } } },
    );
    await userEvent.click(form.button());
    await eventually(() => expect(say).toHaveBeenCalledWith('en send'));
  });
});

it('may be a button alone, quieter than others', async () => {
  const submit = done();
  form = await openForm({ properties: {}, tone: 'quiet' }, { submit });
  expect(form.button().className).toContain('btn--quiet');
  await userEvent.click(form.button());
  await eventually(() => expect(submit).toHaveBeenCalledWith(expect.anything(), {}));
});
