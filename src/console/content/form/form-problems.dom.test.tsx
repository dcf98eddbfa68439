import { act, Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import type { FieldProblem } from './field-problem.ts';
import { FormContext, type FormScope } from './form-context.ts';
import { FormProblems } from './form-problems.ts';
import { useProblemsHere } from './use-problems-here.ts';
import type { Path } from './path.ts';

const problem = (pointer: string): FieldProblem => ({
  pointer,
  severity: 'error',
  text: { ko: pointer, en: pointer },
  hint: { ko: '', en: '' },
});

const drawn = vi.fn<(id: string) => void>();

function Place({ path, isWithBelow = false }: { readonly path: Path; readonly isWithBelow?: boolean }) {
  return (
    <p>
      {useProblemsHere(path, isWithBelow)
        .map(({ pointer }) => pointer)
        .join(' ')}
    </p>
  );
}

it('draws only the places anew at which something else is wrong', async () => {
  const problems = new FormProblems([]);
  const scope = { problems, base: '/settings' } as FormScope;
  const places = [['one'], ['list'], ['list', 0]] as const;
  const page = await mount(
    <FormContext value={scope}>
      {places.map((path) => (
        <Profiler key={path.join('/')} id={path.join('/')} onRender={drawn}>
          <Place path={path} isWithBelow={path.length === 1} />
        </Profiler>
      ))}
    </FormContext>,
  );
  const all = (): readonly (string | null)[] =>
    [...page.place.querySelectorAll('p')].map(({ textContent }) => textContent);
  drawn.mockClear();
  await act(async () => problems.set([problem('/settings/list/0'), problem('/settings/listed')]));
  expect([all(), drawn.mock.calls.map(([id]) => id)]).toEqual([
    ['', '/settings/list/0', '/settings/list/0'],
    ['list', 'list/0'],
  ]);
  drawn.mockClear();
  await act(async () => problems.set([...problems.get(), problem('/settings/one')]));
  expect([all(), drawn.mock.calls.map(([id]) => id)]).toEqual([
    ['/settings/one', '/settings/list/0', '/settings/list/0'],
    ['one'],
  ]);
  await page.remove();
});
