import type { Step, ConditionExplanation } from '#engine';
import type { Words } from '../check/problem.ts';
import { isFields, type Fields } from '../check/is-fields.ts';
import { listIn } from '../diff/tell/about.ts';
import { ruleWords } from '../diff/tell/tell-guard.ts';
import { flagLabel } from '../diff/words/labels.ts';
import { both, quoted } from '../diff/words/phrase.ts';
import { withParticle } from '../diff/words/particles.ts';
import { at, type About } from './about.ts';
import { describeReasons } from './describe-reasons.ts';
import type { DocumentPlace, Sentence } from './visit.ts';

const upper = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const say = (kind: Sentence['kind'], { ko, en }: Words, place: DocumentPlace): Sentence => ({
  kind,
  text: { ko: `${ko}.`, en: `${upper(en)}.` },
  at: place,
});

/** Why a page asks a guard: a gate of the site by an option of the page, a gate of all pages, or the page names it. */
function tellAsked(id: string, page: string, { prepared: { documents } }: About): Sentence {
  const own = documents.page.get(page)?.guards.indexOf(id) ?? -1;
  const gates = documents.site.get('site')?.gates ?? [];
  const gate = gates.findIndex(
    ({ guard, flag }) => guard === id && (flag === undefined || documents.page.get(page)?.flags[flag] === true),
  );
  const flag = gates[gate]?.flag;
  const guard = quoted(id);
  if (flag !== undefined) {
    const label = flagLabel(flag);
    return say(
      'guard',
      {
        ko: `${withParticle(quoted(label.ko), '이')} 켜진 페이지라서 ${guard} 가드가 확인해요`,
        en: `the guard ${guard} is asked, for the page has ${quoted(label.en)} switched on`,
      },
      at('page', page, 'flags', flag),
    );
  }
  if (gate !== -1)
    return say(
      'guard',
      { ko: `${guard} 가드는 모든 페이지에서 확인해요`, en: `the guard ${guard} is asked before every page` },
      at('site', 'site', 'gates', gate),
    );
  return say(
    'guard',
    { ko: `이 페이지에 걸린 ${guard} 가드가 확인해요`, en: `the guard ${guard} is asked, for the page names it` },
    at('page', page, ...(own === -1 ? [] : ['guards', own])),
  );
}

/** The call that a guard asks, and what it answered. */
function tellSources(id: string, { snapshot, question: { answers }, decision, names }: About): readonly Sentence[] {
  const guard = snapshot.guards[id];
  return Object.entries(guard?.sources ?? {}).flatMap(([name, { service }]): readonly Sentence[] => {
    const key = name === '' ? id : `${id}/${name}`;
    const place = name === '' ? at('guard', id, 'source') : at('guard', id, 'sources', name);
    const call = names.service(service.id);
    const answer = answers?.[key];
    const waits = decision.needsFacts.some((need) => need.guard === key);
    if (answer === 'failed')
      return [say('rule', { ko: `${call} 조회가 실패했어요`, en: `its call ${call} failed` }, place)];
    if (answer !== undefined)
      return [
        say(
          'rule',
          answer.value === ''
            ? { ko: `${call} 조회 결과가 비어 있어요`, en: `its call ${call} gave nothing` }
            : {
                ko: `${call} 조회 결과는 ${withParticle(quoted(answer.value), '이에요')}`,
                en: `its call ${call} gave ${quoted(answer.value)}`,
              },
          place,
        ),
      ];
    return waits
      ? [
          say(
            'rule',
            {
              ko: `${withParticle(call, '을')} 먼저 조회해야 하는데 아직 답을 몰라요`,
              en: `it first asks the call ${call}, whose answer is not known yet`,
            },
            place,
          ),
        ]
      : [];
  });
}

/** One rule: what it says, and whether that is about this visitor. */
function tellRule(told: ConditionExplanation, rule: Fields, index: number, { names }: About): Sentence {
  const words = ruleWords(rule, names, index);
  const head: Words = { ko: `${index + 1}번째 규칙: ${words.ko}`, en: `rule ${index + 1}: ${words.en}` };
  const place = at('guard', told.at.id, 'rules', index);
  const why = describeReasons(told, names);
  if (told.holds === true && why === undefined && index === 0)
    return say('rule', { ko: `${head.ko}. 누구에게나 적용돼요`, en: `${head.en}. It applies to whoever comes` }, place);
  if (told.holds === true)
    return say(
      'rule',
      why === undefined
        ? {
            ko: `${head.ko}. 앞의 규칙에 해당하지 않아 이 규칙이 적용돼요`,
            en: `${head.en}. It applies, since no rule before it did`,
          }
        : { ko: `${head.ko}. 이 규칙이 적용돼요. ${why.ko}`, en: `${head.en}. It applies: ${why.en}` },
      place,
    );
  if (told.holds === 'unknown')
    return say(
      'rule',
      {
        ko: `${head.ko}. 적용되는지 아직 몰라요. ${why?.ko ?? ''}`,
        en: `${head.en}. Whether it applies is open: ${why?.en ?? ''}`,
      },
      place,
    );
  return say(
    'rule',
    { ko: `${head.ko}. 해당하지 않아요. ${why?.ko ?? ''}`, en: `${head.en}. It does not apply: ${why?.en ?? ''}` },
    place,
  );
}

const ends: Readonly<Record<string, Words>> = {
  pass: { ko: '가드를 통과해요', en: 'lets the visitor pass' },
  refused: { ko: '가드가 막아요', en: 'does not let the visitor pass' },
  redirect: { ko: '가드가 다른 곳으로 보내요', en: 'leads the visitor elsewhere' },
  unknown: { ko: '가드가 답을 기다려요', en: 'waits for an answer' },
};

/** The sources of a guard that it waits for, or that failed. */
const openSources = (id: string, { snapshot, question: { answers }, decision: { needsFacts } }: About) =>
  Object.entries(snapshot.guards[id]?.sources ?? {}).flatMap(([name, { askWhen }]) => {
    const key = name === '' ? id : `${id}/${name}`;
    const failed = answers?.[key] === 'failed';
    return failed || needsFacts.some(({ guard }) => guard === key) ? [{ failed, isFirst: askWhen !== undefined }] : [];
  });

function tellGuard(id: string, says: string, told: readonly ConditionExplanation[], about: About): readonly Sentence[] {
  const rules = listIn(about.names.document('guard', id) ?? {}, 'rules');
  const open = openSources(id, about);
  // The initial call runs before any rule.
  const read = open.some(({ isFirst }) => isFirst) ? [] : told;
  const end = ends[says] ?? both(says);
  const name = quoted(id);
  const ending: Words =
    says === 'redirect' && open.some(({ failed }) => failed)
      ? { ko: `조회가 실패해서 ${name} ${end.ko}`, en: `since that failed, the guard ${name} ${end.en}` }
      : says === 'unknown' && told.at(-1)?.holds === true
        ? { ko: `${name} 가드가 먼저 그 답을 기다려요`, en: `the guard ${name} waits for that answer first` }
        : says === 'pass' && told.at(-1)?.holds !== true
          ? { ko: `맞는 규칙이 없어 ${name} ${end.ko}`, en: `no rule applies: the guard ${name} ${end.en}` }
          : { ko: `${name} ${end.ko}`, en: `the guard ${name} ${end.en}` };
  return [
    ...tellSources(id, about).filter(
      ({ text }, index, all) => all.findIndex((one) => one.text.en === text.en) === index,
    ),
    ...read.flatMap((one, index) => (isFields(rules[index]) ? [tellRule(one, rules[index], index, about)] : [])),
    say('guard', ending, at('guard', id)),
  ];
}

/** The guards that were asked, each with its rules as far as they were read, and how it ended. */
export function explainGuards(
  steps: readonly Step[],
  guards: readonly { readonly id: string; readonly rules: readonly ConditionExplanation[] }[],
  page: string,
  about: About,
): readonly Sentence[] {
  const asked = steps
    .filter(({ step }) => step === 'guard')
    .map(({ at: where, result: says }) => ({ id: where.slice('guard/'.length), says }));
  return asked.flatMap(({ id, says }) => [
    tellAsked(id, page, about),
    ...tellGuard(id, says, guards.find((one) => one.id === id)?.rules ?? [], about),
  ]);
}
