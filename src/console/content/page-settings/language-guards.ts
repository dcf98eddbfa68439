import { fieldsIn, fieldsOf } from '../../../content/check/is-fields.ts';
import type { Body } from '../../api/client.ts';
import type { Language } from '../../texts/use-texts.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Languages that a guard refuses for nothing but the language. */
const closedBy = (guard: Body): readonly unknown[] => {
  const [rule, ...more] = fieldsIn(guard['rules']);
  const [all, ...others] = listOf(rule?.['when']);
  const [test, ...tests] = listOf(all).map(fieldsOf);
  return more.length === 0 &&
    others.length === 0 &&
    tests.length === 0 &&
    rule?.['refuse'] !== undefined &&
    test?.['fact'] === 'locale'
    ? listOf(test['is'])
    : [];
};

/** The guard, of all there are, that closes a page in this language alone; undefined where the site has none. */
export const guardAgainst = (all: readonly Body[], language: Language): string | undefined =>
  all.find((guard) => {
    const closed = closedBy(guard);
    return closed.length === 1 && closed[0] === language;
  })?.id;

/** True when the guards allow a page in a language. */
export const isOpenIn = (all: readonly Body[], guards: readonly string[], language: Language): boolean =>
  !all.some((guard) => guards.includes(guard.id) && closedBy(guard).includes(language));
