import type { FactCondition } from '#schemas/parts/fact-goal/schema';
import type { Db } from '../../core/storage/tables.ts';
import { rangeOf } from './goal.ts';

/** Conditions that one statement counts. */
const IN_ONE = 60;

/** Counts the facts of a member that fit each condition, an undone fact as none. Returns the number of a condition. */
export const countFacts = async (
  db: Db,
  member: string,
  conditions: readonly FactCondition[],
  now: Date,
): Promise<(condition: FactCondition) => number> => {
  const counts = new Map<FactCondition, number>();
  for (let first = 0; first < conditions.length; first += IN_ONE) {
    const asked = conditions.slice(first, first + IN_ONE);
    const row = await db
      .selectFrom('member_facts')
      .select((select) =>
        asked.map((condition, index) => {
          const { fact, venue, facilityId, kind = facilityId } = condition;
          const { from, until } = rangeOf(condition, now);
          return select.fn
            .sum<number | string | null>(
              select
                .case()
                .when(
                  select.and([
                    select('fact', '=', fact),
                    ...(venue === undefined ? [] : [select('park', '=', venue)]),
                    ...(kind === undefined ? [] : [select('kind', '=', kind)]),
                    ...(from === undefined ? [] : [select('at', '>=', from)]),
                    ...(until === undefined ? [] : [select('at', '<', until)]),
                  ]),
                )
                .then(select.ref('amount'))
                .else(0)
                .end(),
            )
            .as(`count${index}`);
        }),
      )
      .where('member', '=', member)
      .where('fact', 'in', [...new Set(asked.map(({ fact }) => fact))])
      .executeTakeFirstOrThrow();
    const values = row as Readonly<Record<string, number | string | null>>;
    for (const [index, condition] of asked.entries()) counts.set(condition, Number(values[`count${index}`] ?? 0));
  }
  return (condition) => counts.get(condition) ?? 0;
};
