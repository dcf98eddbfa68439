import axe from 'axe-core';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Submitted } from '#schemas/form';
import { eventually } from '#tests/eventually.ts';
import { formSettings, formTree, openForm } from '#tests/form-page.tsx';
import { testPort } from '#tests/test-port.ts';
import '#ui/base.css';

type Opened = Awaited<ReturnType<typeof openForm>>;
type Given = Parameters<typeof openForm>[0];
let form: Opened;
const open = async (...given: Parameters<typeof openForm>) => (form = await openForm(...given));
afterEach(() => form.close());

const login: Given = {
  required: ['id', 'secret'],
  properties: {
    id: { type: 'string', title: 'one', format: 'user-id', autocomplete: 'username' },
    secret: { type: 'string', title: 'two', writeOnly: true, format: 'password' },
    stay: { type: 'boolean', title: 'same' },
  },
};
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(form.field(name), value);
};
/** A server that answers when it is told to. */
const slowly = () => {
  const answers: ((ended: Submitted) => void)[] = [];
  const submit = vi.fn<Opened['port']['submit']>(() => new Promise<Submitted>((resolve) => answers.push(resolve)));
  return { submit, answer: (ended: Submitted) => answers.shift()?.(ended) };
};

describe('on leaving a field', () => {
  it('says the first thing that is wrong, and nothing of a rule that waits [P-469]', async () => {
    await open({
      properties: {
        id: { type: 'string', title: 'one', format: 'user-id', allOf: [{ format: 'search-words' }], minLength: 9 },
        coupon: { type: 'string', title: 'two', format: 'coupon' },
      },
    });
    await userEvent.type(form.field('id'), 'Or or');
    await userEvent.tab();
    await eventually(() => expect(form.faults()).toEqual({ id: 'en rule.user-id' }));
    expect(form.announced()).toBe('en one: en rule.user-id');
    await fill({ id: 'declare' });
    await userEvent.tab();
    await eventually(() => expect(form.faults()).toEqual({ id: 'en rule.search-words' }));
    await fill({ id: 'abcdefg' });
    await userEvent.tab();
    await eventually(() => expect(form.faults()).toEqual({ id: 'At least 9 characters' }));
  });

  it('leaves what is empty, or waits for submit, in peace [P-469]', async () => {
    const settings = formSettings(login, 'en');
    const { id } = settings.schema.properties;
    await open(login);
    await userEvent.click(form.field('id'));
    await userEvent.tab();
    expect(form.faults()).toEqual({});
    const waiting = {
      ...settings,
      schema: {
        ...settings.schema,
        properties: {
          ...settings.schema.properties,
          id: { ...id, type: 'string' as const, format: { message: 'waits', allow: '[0-9]', onBlur: false as const } },
        },
      },
    };
    await form.put(waiting);
    await fill({ id: 'abc' });
    await userEvent.tab();
    expect(form.faults()).toEqual({});
    await userEvent.click(form.button());
    await eventually(() => expect(form.faults()).toEqual({ id: 'waits', secret: 'Please fill this in' }));
  });

  it('takes a fault away as soon as it is mended, in the other one of two fields too', async () => {
    await open({
      properties: {
        first: { type: 'string', title: 'one' },
        again: { type: 'string', title: 'two', equals: { field: 'first', message: 'same' } },
      },
    });
    await fill({ first: 'abc', again: 'abd' });
    await userEvent.tab();
    await eventually(() => expect(form.faults()).toEqual({ again: 'en same' }));
    await userEvent.type(form.field('first'), 'x');
    expect(form.faults()).toEqual({ again: 'en same' });
    await userEvent.fill(form.field('first'), 'abd');
    await eventually(() => expect(form.faults()).toEqual({}));
  });

  it('loses no press of the button to words that appear above it', async () => {
    await open({
      required: [],
      properties: { id: { type: 'string', title: 'one', format: 'user-id' }, other: { type: 'string', title: 'two' } },
    });
    await userEvent.type(form.field('id'), 'x');
    await userEvent.click(form.button());
    await eventually(() =>
      expect([form.faults(), document.activeElement]).toEqual([{ id: 'en rule.user-id' }, form.field('id')]),
    );
  });
});

describe('on submit', () => {
  it('says all that is wrong, announces the first and takes the focus there', async () => {
    await open(login);
    await fill({ secret: 'short' });
    await userEvent.click(form.button());
    await eventually(() => expect(form.faults()).toEqual({ id: 'Please fill this in', secret: 'en rule.password' }));
    expect([form.announced(), document.activeElement]).toEqual(['en one: Please fill this in', form.field('id')]);
    expect(form.port.submitted).toEqual([]);
    const { violations } = await axe.run(form.place, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('announces the same fault anew each time', async () => {
    await open(login);
    const heard: (string | null)[] = [];
    const region = form.place.querySelector('[role="status"]') as Element;
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    for (const times of [1, 2, 3]) {
      await userEvent.click(form.button());
      await eventually(() => expect(heard.length).toBe(times));
    }
    expect(new Set(heard.map((words) => words?.trim())).size).toBe(1);
  });

  it.each([
    [
      'a choice',
      {
        type: 'string',
        kind: 'radio',
        title: 'one',
        oneOf: [
          { const: 'a', title: 'one' },
          { const: 'b', title: 'two' },
        ],
      },
      'Please choose one',
    ],
    ['a list', { type: 'string', title: 'one', oneOf: [{ const: 'a', title: 'one' }] }, 'Please choose one'],
    ['what must be ticked', { type: 'boolean', title: 'one', const: true }, 'Please tick this'],
    ['a switch that must be on', { type: 'boolean', kind: 'switch', title: 'one', const: true }, 'Please tick this'],
    ['a long text', { type: 'string', kind: 'textarea', title: 'one' }, 'Please fill this in'],
  ] as const)('finds %s that is missing', async (_, property, words) => {
    await open({ required: ['id'], properties: { id: property as Given['properties'][string] } });
    await userEvent.click(form.button());
    await eventually(() =>
      expect([form.announced(), document.activeElement]).toEqual([`en one: ${words}`, form.field('id')]),
    );
    expect(form.place.textContent).toContain(words);
  });

  it('sends the values as they are read, by name, and nothing of what was left empty', async () => {
    await open({
      properties: {
        phone: { type: 'string', kind: 'tel', title: 'one', format: 'phone' },
        name: { type: 'string', title: 'two', format: 'name' },
        stay: { type: 'boolean', title: 'same' },
        from: { type: 'string', kind: 'hidden', default: 'web' },
        mail: { type: 'string', title: 'one', format: 'email' },
      },
    });
    await fill({ phone: '010 1234-5678', name: ' 김하늘 ' });
    await userEvent.click(form.field('stay'));
    await userEvent.keyboard('{Enter}');
    await eventually(() =>
      expect(form.port.submitted.map(({ values }) => values)).toEqual([
        { phone: '01012345678', name: '김하늘', stay: true, from: 'web' },
      ]),
    );
  });

  it('sends the body that is asked for, with what the address brought', async () => {
    const query = { id: 'abcdefg', secret: 'no' };
    const body = { user: { id: '{id}', list: ['{id}', '{none}'] }, stayYn: '{stay:yn}', kind: 'x{id}', none: '{none}' };
    await open(
      {
        ...login,
        required: [],
        properties: { ...login.properties, none: { type: 'string', title: 'two' } },
        fromQuery: ['id'],
        body,
      },
      { frame: { ...testPort('en').frame, query } },
    );
    await userEvent.click(form.button());
    await eventually(() =>
      expect(form.port.submitted.map(({ values }) => values)).toEqual([
        { user: { id: 'abcdefg', list: ['abcdefg'] }, stayYn: 'N', kind: 'x{id}' },
      ]),
    );
  });
});

describe('while it is sent', () => {
  it('cannot be sent again, and says that it waits', async () => {
    const { submit, answer } = slowly();
    await open({ properties: { id: { type: 'string', title: 'one' } } }, { submit });
    await userEvent.dblClick(form.button());
    await userEvent.type(form.field('id'), '{Enter}');
    expect([submit.mock.calls.length, form.button().ariaDisabled, form.announced()]).toEqual([1, 'true', 'Loading']);
    answer({ state: 'handled' });
    await eventually(() => expect(form.button().ariaDisabled).toBe(null));
    await userEvent.click(form.button());
    expect(submit.mock.calls.length).toBe(2);
    answer({ state: 'handled' });
  });

  it('keeps what was typed when it is refused, and says why where it belongs', async () => {
    const { submit, answer } = slowly();
    await open(login, { submit });
    await fill({ id: 'abcdefg', secret: 'abcde12345' });
    await userEvent.click(form.button());
    answer({ state: 'refused', message: 'Wait a minute.' });
    await eventually(() => expect(form.alert()).toBe('Wait a minute.'));
    await userEvent.click(form.button());
    answer({ state: 'refused', message: 'It is wrong.', field: 'secret' });
    await eventually(() =>
      expect([form.faults(), form.announced(), form.alert(), document.activeElement]).toEqual([
        { secret: 'It is wrong.' },
        'en two: It is wrong.',
        undefined,
        form.field('secret'),
      ]),
    );
    expect([form.field('id').value, form.field('secret').value]).toEqual(['abcdefg', 'abcde12345']);
    await userEvent.type(form.field('secret'), '6');
    await eventually(() => expect(form.faults()).toEqual({}));
  });

  it('leaves no words of one language on the screen of another', async () => {
    const { submit, answer } = slowly();
    await open(login, { submit });
    await fill({ id: 'abcdefg', secret: 'abcde12345' });
    for (const field of [undefined, 'id']) {
      await form.draw('en');
      await userEvent.click(form.button());
      answer({ state: 'refused', message: 'In English.', ...(field ? { field } : {}) });
      await eventually(() => expect(form.place.textContent).toContain('In English.'));
      await form.draw('ko');
      expect(form.place.textContent).not.toContain('In English.');
    }
  });

  it('ends in the language and on the page that are there by then', async () => {
    const { submit, answer } = slowly();
    const given: Given = { ...login, required: [], success: 'done', onSuccess: { action: 'back' } };
    await open(given, { submit });
    await userEvent.click(form.button());
    const later = testPort('ko');
    await form.put(formSettings(given, 'ko'), later);
    answer({ state: 'done', data: true });
    await eventually(() =>
      expect([later.said.map((words) => words.slice(-7)), later.ran, form.port.said]).toEqual([
        ['ko done'],
        [{ kind: 'back' }],
        [],
      ]),
    );
  });

  it('says that it is done, goes on, and keeps no password', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T15:30:00Z') });
    await open({ ...login, success: 'done', onSuccess: { action: 'main' } });
    await fill({ id: 'abcdefg', secret: 'abcde12345' });
    await userEvent.click(form.button());
    await eventually(() => expect(form.port.ran).toEqual([{ kind: 'main' }]));
    vi.useRealTimers();
    expect([form.port.said, form.field('id').value, form.field('secret').value]).toEqual([
      ['2026.11.21 en done'],
      'abcdefg',
      '',
    ]);
    expect(
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        location.href,
        history.state,
      ]),
    ).not.toContain('abcde12345');
  });
});

describe('what was typed', () => {
  it('stays through another release and another language, with its faults in the words of now', async () => {
    await open(login);
    await fill({ id: 'Bad', secret: 'abcde12345' });
    await userEvent.click(form.field('stay'));
    await userEvent.click(form.button());
    await eventually(() => expect(form.faults()).toEqual({ id: 'en rule.user-id' }));
    await form.draw('ko', {
      ...login,
      properties: {
        id: login.properties['id'] as Given['properties'][string],
        more: { type: 'string', title: 'one' },
        ...login.properties,
      },
    });
    expect([form.field('id').value, form.field('secret').value, form.field('stay').checked]).toEqual([
      'Bad',
      'abcde12345',
      true,
    ]);
    expect([form.faults(), document.activeElement]).toEqual([{ id: 'ko rule.user-id' }, form.field('id')]);
  });

  it('is kept when the page comes to life after it', async () => {
    await open(login);
    const place = document.createElement('div');
    document.body.append(place);
    const tree = formTree(formSettings(login, 'en'), form.port);
    place.innerHTML = renderToString(tree);
    const [id, stay] = [
      place.querySelector<HTMLInputElement>('[name="form-id"]'),
      place.querySelector<HTMLInputElement>('[name="form-stay"]'),
    ];
    await userEvent.type(id as Element, 'early');
    await userEvent.click(stay as Element);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const root = await act(async () => hydrateRoot(place, tree));
    expect([id?.isConnected, id?.value, stay?.checked]).toEqual([true, 'early', true]);
    await act(async () => root.unmount());
    place.remove();
  });

  it('is never written into an address without scripts', async () => {
    await open(login);
    const { method, action } = form.place.querySelector('form') as HTMLFormElement;
    expect([method, action]).toEqual(['post', location.href]);
  });
});

describe('a password', () => {
  it('is shown and hidden by its button, and hidden when it is sent', async () => {
    await open({ properties: { secret: { type: 'string', title: 'two', writeOnly: true } } });
    const eye = form.place.querySelector('button[type="button"]') as HTMLElement;
    await fill({ secret: 'abc' });
    await userEvent.click(eye);
    await eventually(() =>
      expect([form.field('secret').type, eye.ariaLabel, form.field('secret').value]).toEqual([
        'text',
        'Hide password',
        'abc',
      ]),
    );
    await userEvent.click(form.button());
    await eventually(() => expect([form.field('secret').type, eye.ariaLabel]).toEqual(['password', 'Show password']));
  });
});

it('marks what may be left empty, and has a name and a note for every field', async () => {
  await open({
    required: ['id'],
    properties: { id: { type: 'string', title: 'one', description: 'two' }, other: { type: 'string', title: 'two' } },
  });
  const labels = [...form.place.querySelectorAll('label')].map((label) => [
    label.textContent,
    label.control?.id,
    label.control?.ariaRequired,
  ]);
  expect(labels).toEqual([
    ['en one', 'form-id', 'true'],
    ['en two (optional)', 'form-other', null],
  ]);
  expect(form.place.querySelector(`#${form.field('id').getAttribute('aria-describedby')}`)?.textContent).toBe('en two');
});

it('follows the web addresses in its words through the site', async () => {
  const settings = formSettings({ ...login, intro: 'intro' }, 'en');
  await open(login);
  await form.put({ ...settings, intro: 'See https://a.example/x for more.' });
  const link = form.place.querySelector('a') as HTMLElement;
  await userEvent.click(link);
  expect([link.textContent, form.port.ran]).toEqual([
    'https://a.example/x',
    [{ kind: 'url', url: 'https://a.example/x' }],
  ]);
});
