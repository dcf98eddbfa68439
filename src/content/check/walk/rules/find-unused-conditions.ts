import { evaluate, type CompiledCondition } from '#engine';
import { listConditions } from '#engine/conditions/list-conditions';
import type { Findings } from '../findings.ts';
import type { PageView } from '../page-view.ts';
import { arrivalFacts, factValuesOf, otherValue, type FactValues } from '../viewer-classes.ts';

type Arrival = Readonly<Partial<Record<'cameFrom' | 'mode' | 'via' | 'source', string>>>;

/** Every way to come, as far as a condition asks. */
const arrivalsFor = ({ facts }: CompiledCondition, known: FactValues): readonly Arrival[] =>
  facts
    .filter((fact) => arrivalFacts.has(fact))
    .reduce<readonly Arrival[]>(
      (ways, fact) => {
        const values = [...(known.get(fact) ?? []), otherValue].map(String);
        return ways.flatMap((way) => values.map((value) => ({ ...way, [fact]: value })));
      },
      [{}],
    );

const mayHold = (
  look: PageView,
  condition: CompiledCondition,
  known: FactValues,
  instants: readonly number[],
): boolean => {
  const venues = condition.facts.includes('onSite') ? look.snapshot.site.venueOrder : [undefined];
  const named = condition.groups.flat().flatMap((test) => (test.fact === 'source' ? [test.of ?? ''] : []));
  const arrivals = arrivalsFor(condition, known);
  for (const venue of venues) {
    for (const { viewer } of look.classes.alike(condition.groups.flat(), [], venue)) {
      for (const { cameFrom, mode, via, source } of arrivals) {
        const sources = source === undefined ? undefined : Object.fromEntries(named.map((name) => [name, source]));
        // A server may be a live one or not: either will do here.
        for (const production of condition.facts.includes('production') ? [true, false] : [true]) {
          const facts = { viewer: { ...viewer, production }, venue, cameFrom, mode, via, sources };
          if (instants.some((now) => evaluate(condition, { ...facts, now }) === true)) return true;
        }
      }
    }
  }
  return false;
};

/** Instants of a condition that are over, so that it held once. */
const wasOnce = (condition: CompiledCondition): boolean => condition.groups.flat().some((test) => test.fact === 'now');

/** Conditions that hold for no viewer at any instant from now on. */
export function findUnusedConditions(look: PageView, instants: readonly number[], findings: Findings): void {
  const known = factValuesOf(look.snapshot);
  const asked = new Map<string, boolean>();
  for (const { type, id, path, condition } of listConditions(look.snapshot)) {
    const key = JSON.stringify(condition.groups);
    const may = asked.get(key) ?? mayHold(look, condition, known, instants);
    asked.set(key, may);
    if (may) continue;
    // A time that ends before it begins is told of as such.
    if (isReversed(condition)) continue;
    const isOver = wasOnce(condition) && mayHold(look, timeless(condition), known, instants);
    findings.say({
      code: isOver ? 'condition-over' : 'condition-never-holds',
      severity: isOver ? 'note' : 'warning',
      type,
      id,
      path,
      text: () =>
        isOver
          ? {
              ko: '이 조건의 기간이 지났어요. 앞으로는 아무에게도 보이지 않아요.',
              en: 'The period of this condition has expired, so it is never true again.',
            }
          : {
              ko: '이 조건은 어떤 방문자에게도 맞지 않아요.',
              en: 'This condition is not true for any possible visitor.',
            },
      hint: isOver
        ? { ko: '더 이상 필요 없으면 지우고, 다시 쓰려면 기간을 고치세요.', en: 'Remove it, or set a new period.' }
        : {
            ko: '서로 어긋나는 조건을 빼세요. 예: 손님(login false)에게는 회원 정보가 없어요.',
            en: 'Remove contradicting tests. For example, a guest (login false) has no member facts.',
          },
    });
  }
}

/** Compiled, instants are milliseconds as text. */
const isReversed = (condition: CompiledCondition): boolean =>
  condition.groups
    .flat()
    .some(
      (test) =>
        test.fact === 'now' &&
        test.from !== undefined &&
        test.until !== undefined &&
        Number(test.until) <= Number(test.from),
    );

const timeless = (condition: CompiledCondition): CompiledCondition => ({
  ...condition,
  groups: condition.groups.map((group) => group.filter((test) => test.fact !== 'now')),
});
