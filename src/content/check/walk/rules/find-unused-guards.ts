import { evaluate, type CompiledGuard } from '#engine';
import type { Findings } from '../findings.ts';
import type { PageView } from '../page-view.ts';
import { arrivalFacts, factValuesOf, otherValue } from '../viewer-classes.ts';

const mostWays = 4_096;

/** Values of a guard's sources and of the way that somebody came, in every combination; undefined where they are too many to look at. */
function waysTo(look: PageView, guard: CompiledGuard): readonly Readonly<Record<string, string>>[] | undefined {
  const known = factValuesOf(look.snapshot);
  const tests = guard.rules.flatMap(({ when }) => when?.groups.flat() ?? []);
  const names = new Set([
    ...guard.facts.filter((fact) => arrivalFacts.has(fact) && fact !== 'source'),
    ...tests.flatMap((test) => (test.fact === 'source' ? [`source ${test.of ?? ''}`] : [])),
  ]);
  let ways: readonly Readonly<Record<string, string>>[] = [{}];
  for (const name of names) {
    const fact = name.startsWith('source ') ? 'source' : name;
    const values = [...(known.get(fact as 'via') ?? []), otherValue].map(String);
    ways = ways.flatMap((way) => values.map((value) => ({ ...way, [name]: value })));
    if (ways.length > mostWays) return undefined;
  }
  return ways;
}

/** Rules of a guard that ever decide; `none`: true when a viewer passes because no rule decides. Undefined when the walk was incomplete. */
function decidingRules(
  look: PageView,
  guard: CompiledGuard,
  instants: readonly number[],
): { readonly rules: ReadonlySet<number>; readonly none: boolean } | undefined {
  const ways = waysTo(look, guard);
  if (ways === undefined) return undefined;
  const rules = new Set<number>();
  let none = false;
  const venues = guard.facts.includes('onSite') ? look.snapshot.site.venueOrder : [undefined];
  for (const venue of venues) {
    for (const { viewer } of look.classes.alike(
      guard.rules.flatMap(({ when }) => when?.groups.flat() ?? []),
      [],
      venue,
    )) {
      for (const way of ways) {
        const sources = Object.fromEntries(
          Object.entries(way).flatMap(([name, value]) =>
            name.startsWith('source ') ? [[name.slice('source '.length), value]] : [],
          ),
        );
        for (const now of instants) {
          const facts = { viewer, venue, now, cameFrom: way['cameFrom'], mode: way['mode'], via: way['via'], sources };
          const index = guard.rules.findIndex(({ when }) => evaluate(when, facts) === true);
          if (index === -1) none = true;
          else rules.add(index);
        }
      }
    }
  }
  return { rules, none };
}

/** Guards that let nobody pass, and rules of guards that never come to decide; gives the ids of the former. */
export function findUnusedGuards(look: PageView, instants: readonly number[], findings: Findings): ReadonlySet<string> {
  const shut = new Set<string>();
  for (const guard of Object.values(look.snapshot.guards)) {
    const deciding = decidingRules(look, guard, instants);
    if (deciding === undefined) continue;
    const { rules, none } = deciding;
    const opens =
      none ||
      [...rules].some((index) => guard.rules[index]?.pass === true || guard.rules[index]?.redirect !== undefined);
    if (!opens) {
      shut.add(guard.id);
      findings.say({
        code: 'guard-never-passes',
        severity: 'error',
        type: 'guard',
        id: guard.id,
        path: ['rules'],
        text: () => ({
          ko: `가드 '${guard.id}'은(는) 아무도 들여보내지 않아요.`,
          en: `The guard '${guard.id}' refuses every visitor.`,
        }),
        hint: {
          ko: '통과할 조건을 남겨 두거나, 페이지를 막으려면 상태 B를 쓰세요.',
          en: 'Let some visitors pass. To close a page, set its state to B.',
        },
      });
      continue;
    }
    guard.rules.forEach((_, index) => {
      if (rules.has(index)) return;
      findings.say({
        code: 'rule-never-decides',
        severity: 'warning',
        type: 'guard',
        id: guard.id,
        path: ['rules', index],
        text: () => ({
          ko: `가드 '${guard.id}'의 이 규칙까지 오는 방문자가 없어요.`,
          en: `No visitor ever reaches this rule of the guard '${guard.id}'.`,
        }),
        hint: {
          ko: '앞의 규칙이 먼저 결정해요. 순서를 바꾸거나 이 규칙을 지우세요.',
          en: 'Earlier rules always decide first. Change the order, or remove it.',
        },
      });
    });
  }
  return shut;
}
