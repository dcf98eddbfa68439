import type { DecisionInput } from '#engine';
import type { FactTest } from '#schemas/parts/condition/schema';

/** Distinguishable kinds of navigation to an address. */
export type Coming = Pick<DecisionInput, 'how' | 'query' | 'via' | 'previous'>;

const valuesOf = (tests: readonly FactTest[], fact: 'cameFrom' | 'via' | 'mode'): readonly string[] =>
  [...new Set(tests.flatMap((test) => (test.fact === fact ? test.is : [])))].filter((value) => value !== '');

const from = (screen: string): NonNullable<DecisionInput['previous']> => ({ path: '/', screen });

/**
 * Every way to come to an address that these tests tell apart; the plain one first. They come from within the site, so that a refusal stands by
 * itself: what is under it on a first visit is a view of its own page.
 */
export function comingsOf(tests: readonly FactTest[]): readonly Coming[] {
  const [screens, ways, modes] = [valuesOf(tests, 'cameFrom'), valuesOf(tests, 'via'), valuesOf(tests, 'mode')];
  return ['', ...screens].flatMap((screen) =>
    [undefined, ...ways].flatMap((via) =>
      [undefined, ...modes].map((mode): Coming => ({
        how: 'push',
        previous: from(screen),
        query: mode === undefined ? {} : { mode },
        ...(via === undefined ? {} : { via }),
      })),
    ),
  );
}

/** A first visit. */
export const firstVisit: Coming = { how: 'load', query: {} };
