import type { Body } from '../../api.ts';
import type { Language } from '../../texts/use-texts.ts';

interface Rule {
  readonly when?: readonly (readonly { readonly fact?: unknown; readonly is?: readonly unknown[] }[])[];
  readonly refuse?: unknown;
}

/** Languages that a guard refuses for nothing but the language. */
const closedBy = (guard: Body): readonly unknown[] => {
  const [rule, ...more] = (guard['rules'] ?? []) as readonly Rule[];
  const [all, ...others] = rule?.when ?? [];
  const [test, ...tests] = all ?? [];
  return more.length === 0 && others.length === 0 && tests.length === 0 && rule?.refuse !== undefined && test?.fact === 'locale' ? (test.is ?? []) : [];
};

/** The guard, of all there are, that closes a page in this language alone; undefined where the site has none. */
export const guardAgainst = (all: readonly Body[], language: Language): string | undefined =>
  all.find((guard) => {
    const closed = closedBy(guard);
    return closed.length === 1 && closed[0] === language;
  })?.id;

/** Whether guards leave a page open in a language. */
export const isOpenIn = (all: readonly Body[], guards: readonly string[], language: Language): boolean =>
  !all.some((guard) => guards.includes(guard.id) && closedBy(guard).includes(language));
