import type { CompiledPage } from '#engine';
import { chooseState } from '#engine/decide/choose-state';
import type { Words } from '../check/problem.ts';
import { planWords } from '../diff/tell/state-words.ts';
import { quoted, sayWindow, sentence } from '../diff/words/phrase.ts';
import { at, type About } from './about.ts';
import type { Sentence } from './visit.ts';

const states = (message: Words | undefined, listed: boolean): Readonly<Record<string, Words>> => ({
  N: { ko: '페이지가 열려 있어요', en: 'the page is open' },
  B:
    message === undefined
      ? { ko: '페이지가 막혀 있어요', en: 'the page is blocked' }
      : {
          ko: `페이지가 막혀 있어요. 방문자에게는 ${message.ko} 안내가 보여요`,
          en: `the page is blocked, saying ${message.en}`,
        },
  D: listed
    ? {
        ko: '페이지가 준비 중이지만 이 방문자는 테스터라서 볼 수 있어요',
        en: 'the page is in preparation, but this visitor is a tester and sees it',
      }
    : {
        ko: '페이지가 준비 중이에요. 테스터만 볼 수 있는데 이 방문자는 테스터가 아니에요',
        en: 'the page is in preparation: only testers see it, and this visitor is none',
      },
});

/** The state that a page is in, and what its plans have to do with that. */
export function explainState({ id, guards }: CompiledPage, about: About): readonly Sentence[] {
  const {
    prepared: { documents },
    snapshot,
    names,
    question: { now, viewer },
  } = about;
  const page = documents.page.get(id);
  const compiled = snapshot.pages[id];
  if (page === undefined || compiled === undefined) return [];
  const missing = page.guards.find((guard) => !guards.includes(guard));
  if (missing !== undefined)
    return [
      {
        kind: 'state',
        text: sentence([
          {
            ko: `페이지에 걸린 ${quoted(missing)} 가드가 없어서 아무에게도 열리지 않아요`,
            en: `the page names the guard ${quoted(missing)}, which is not there: it opens to nobody`,
          },
        ]),
        at: at('page', id, 'guards', page.guards.indexOf(missing)),
      },
    ];
  const chosen = chooseState(compiled, now);
  const plans = page.schedule ?? [];
  const active = compiled.schedule.findIndex((plan) => plan === chosen);
  const message = chosen.blockContent === '' ? undefined : names.said(chosen.blockContent);
  const told = plans.map((plan, index): Sentence => {
    const [{ from = 0, until = 0 } = {}] = [compiled.schedule[index]];
    const done = planWords(plan.pageStatusCode, plan.pageBlockContent, { ko: '페이지', en: 'the page' }, names);
    const when = sayWindow(plan.from, plan.until);
    const so: Words =
      index === active
        ? { ko: '지금 적용돼요', en: 'it holds now' }
        : now < from
          ? { ko: '아직 그때가 아니에요', en: 'it has not begun' }
          : now >= until
            ? { ko: '이미 끝났어요', en: 'it is over' }
            : { ko: '더 늦게 시작한 예약이 먼저예요', en: 'a plan that began later goes before it' };
    return {
      kind: 'plan',
      text: {
        ko: `${when.ko} ${done.ko} 예약했어요. ${so.ko}.`,
        en: `It is planned to ${done.en} ${when.en}: ${so.en}.`,
      },
      at: at('page', id, 'schedule', index),
    };
  });
  const state = states(message, viewer.listed === true)[chosen.state] ?? { ko: chosen.state, en: chosen.state };
  const place =
    active === -1 ? at('page', id, 'pageInfo', 'pageStatusCode') : at('page', id, 'schedule', active, 'pageStatusCode');
  return [...told, { kind: 'state', text: sentence([state]), at: place }];
}

const serviceStates: Readonly<Record<string, Words>> = {
  B: { ko: '막혀 있어요', en: 'is blocked' },
  D: { ko: '개발 중이라 테스터에게만 답해요', en: 'is in development and answers testers alone' },
  '-1': { ko: '권한이 없어 답하지 않아요', en: 'answers nobody without authority' },
};

/** Calls of a page that do not answer this visitor: what shows them stays without content. */
export function explainServices(
  { services }: CompiledPage,
  pageId: string,
  { prepared: { documents }, names, question: { viewer } }: About,
): readonly Sentence[] {
  const list = documents.page.get(pageId)?.dataServiceList ?? [];
  return services
    .filter(({ state }) => state !== 'N' && !(state === 'D' && viewer.listed === true))
    .map(({ id, state }): Sentence => {
      const own = list.findIndex((one) => one.dataServiceId === id && one.dataServiceStateCode === state);
      const { ko, en } = serviceStates[state] ?? { ko: state, en: state };
      const name = names.service(id);
      return {
        kind: 'service',
        text: {
          ko: `${name} 호출이 ${ko}. 그 내용을 보여 주는 위젯은 비어 있어요.`,
          en: `The call ${name} ${en}: what shows it stays empty.`,
        },
        at:
          own === -1
            ? at('data-service', id, 'state')
            : at('page', pageId, 'dataServiceList', own, 'dataServiceStateCode'),
      };
    });
}
