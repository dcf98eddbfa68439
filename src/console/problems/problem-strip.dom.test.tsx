import { act, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventually } from '#tests/eventually.ts';
import type { Body, Problem } from '../api/client.ts';
import { ProblemStrip } from './problem-strip.tsx';
import { useHeld } from './use-held.ts';
import { ProblemKeys } from './use-next-problem.ts';
import { ProblemsProvider } from './use-problems.tsx';

const problem = (severity: Problem['severity'], pointer: string): Problem => ({
  code: 'schema-error',
  severity,
  at: { type: 'page', id: 'one', pointer },
  text: { ko: pointer, en: pointer },
  hint: { ko: '', en: '' },
});
const page: Body = { type: 'page', id: 'one', guards: ['a'] };

let end: () => void = () => undefined;
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => act(() => end()));

const draw = async (drawn: React.ReactNode): Promise<HTMLElement> => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  await act(async () => root.render(drawn));
  return place;
};

it('counts what stops a release and what would be noticed, names the places of the open document, and says what was checked', async () => {
  const { around } = await consoleSite(
    [page, { type: 'page', id: 'two' }],
    [problem('error', '/guards/0'), problem('warning', '/seo')],
  );
  const place = await draw(
    around(
      <ProblemsProvider>
        <ProblemStrip of="page/one" />
      </ProblemsProvider>,
    ),
  );
  await act(() => eventually(() => expect(place.textContent).toContain('Checked 2 documents')));
  expect([place.textContent?.includes('1 problem'), place.textContent?.includes('1 suggestion')]).toEqual([true, true]);
  // The names of places come after the first script.
  await act(async () => void (await import('./place-name.ts')));
  expect(place.querySelector('.grow')?.textContent).toMatch(/^On this page: Guards, /);
  expect(place.querySelector('button')?.disabled).toBe(false);
});

it('says in Korean that nothing is wrong', async () => {
  const { around } = await consoleSite([page]);
  const place = await draw(
    around(
      <ProblemsProvider>
        <ProblemStrip of="page/one" />
      </ProblemsProvider>,
      'ko',
    ),
  );
  await act(() => eventually(() => expect(place.textContent).toContain('문제 없음')));
  expect(place.querySelector('button')?.disabled).toBe(true);
});

const Where = () => <output>{useLocation().pathname}</output>;

it('goes to the next problem by F8, but on a screen that has a next of its own', async () => {
  const { around } = await consoleSite([page], [problem('error', '/guards/0')]);
  const place = await draw(
    around(
      <ProblemsProvider>
        <ProblemKeys />
        <ProblemStrip of={undefined} />
        <Where />
        <main onKeyDown={(event) => event.preventDefault()} />
      </ProblemsProvider>,
    ),
  );
  await act(() => eventually(() => expect(place.textContent).toContain('1 problem')));
  const press = (on: Element | null): Promise<void> =>
    act(
      async () => void on?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true })),
    );
  await press(place.querySelector('main'));
  expect(place.querySelector('output')?.textContent).toBe('/');
  await press(place);
  expect(place.querySelector('output')?.textContent).toBe('/content/page/one');
});

type Tell = (texts: readonly string[]) => void;

function Held({ onReady }: { readonly onReady: (tell: Tell) => void }) {
  const ref = useRef<HTMLInputElement>(null);
  const [texts, setTexts] = useState<readonly string[]>(['old']);
  useEffect(() => onReady(setTexts), [onReady]);
  const shown = useHeld(
    ref,
    texts.map((en) => ({ text: { en } })),
  );
  return (
    <div className="field">
      <input ref={ref} />
      <input type="checkbox" />
      <output>{shown.map(({ text }) => text.en).join(' ')}</output>
    </div>
  );
}

it('holds nothing new against the field that somebody types in until it is left, and lets go at once of what is solved', async () => {
  const tells: Tell[] = [];
  const hear = (tell: Tell): void => void tells.push(tell);
  const place = await draw(<Held onReady={hear} />);
  const tell: Tell = (texts) => tells[0]?.(texts);
  const said = (): string => place.querySelector('output')?.textContent ?? '';
  const [input, box] = place.querySelectorAll('input');
  await act(async () => box?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true })));
  await act(async () => tell(['old', 'by a box']));
  expect(said()).toBe('old by a box');
  await act(async () => input?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true })));
  await act(async () => tell(['new', 'by a box']));
  expect(said()).toBe('by a box');
  await act(async () => tell(['new']));
  expect(said()).toBe('');
  await act(async () => input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(said()).toBe('new');
});
