import { factWords, named, type Named } from '../../check/walk/describe.ts';
import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../shapes.ts';
import { both, joined, nameOf, quoted, sayInstant, plainText } from './phrase.ts';

const isNamed = (fact: unknown): fact is Named => (named as readonly unknown[]).includes(fact);
const or = { ko: ' 또는 ', en: ' or ' };

/** Facts that stand for each other when they are turned round. */
const opposite: Readonly<Record<string, string>> = { 'login true': 'false', 'login false': 'true', 'locale ko': 'en', 'locale en': 'ko', 'regular true': 'false', 'regular false': 'true', 'exMember true': 'false', 'exMember false': 'true', 'listed true': 'false', 'listed false': 'true', 'tester true': 'false', 'tester false': 'true', 'memberKind simple': 'full', 'memberKind full': 'simple' };

const webs: readonly unknown[] = ['WEB_MOBILE', 'WEB_PC'];
const onWeb: Words = { ko: '웹', en: 'on the web' };

function sayFact(fact: Named, is: readonly unknown[], not: boolean): Words {
  if (fact === 'platform' && ((not && is.length === 1 && is[0] === 'APP') || (!not && is.length === 2 && webs.every((web) => is.includes(web))))) return onWeb;
  if (fact === 'platform' && not && is.length === 2 && webs.every((web) => is.includes(web))) return factWords.platform('APP');
  const turned = not && is.length === 1 ? opposite[`${fact} ${nameOf(is[0])}`] : undefined;
  if (turned !== undefined) return factWords[fact](turned);
  const said = joined(is.map((value) => factWords[fact](plainText(value))), or);
  return not ? { ko: `${said.ko} 제외`, en: `not ${said.en}` } : said;
}

/** One test in words. */
export function sayTest(test: Fields, names: Names): Words {
  const { fact, is, not, from, until } = test;
  const values = Array.isArray(is) ? is : [];
  const isNot = not === true;
  const turn = (words: Words): Words => (isNot ? { ko: `${words.ko} 제외`, en: `not ${words.en}` } : words);
  const said = both(values.map((value) => quoted(nameOf(value))).join(', '));
  if (isNamed(fact)) return sayFact(fact, values, isNot);
  switch (fact) {
    case 'now':
      return turn({
        ko: [typeof from === 'string' ? `${sayInstant(from)}부터` : '', typeof until === 'string' ? `${sayInstant(until)}까지` : ''].filter(Boolean).join(' '),
        en: [typeof from === 'string' ? `from ${sayInstant(from)}` : '', typeof until === 'string' ? `until ${sayInstant(until)}` : ''].filter(Boolean).join(' '),
      });
    case 'onSite':
      return (values[0] === true) === isNot ? { ko: '현장 밖', en: 'not on site' } : { ko: '현장', en: 'on site' };
    case 'production':
      return (values[0] === true) === isNot ? { ko: '운영 서버가 아닌 곳', en: 'on test servers' } : { ko: '운영 서버', en: 'on the live server' };
    case 'cameFrom': {
      const screens = joined(values.map((value) => (value === '' ? { ko: '첫 방문', en: 'a first visit' } : names.screen(value))), or);
      return turn({ ko: `${screens.ko}에서 온 방문자`, en: `coming from ${screens.en}` });
    }
    case 'via':
      return turn({ ko: `${said.ko} 버튼으로 온 방문자`, en: `by the way ${said.en}` });
    case 'mode':
      return turn({ ko: `주소의 mode가 ${said.ko}`, en: `with mode ${said.en} in the address` });
    case 'source':
      return turn({ ko: `조회 결과가 ${said.ko}`, en: `where the answer is ${said.en}` });
    default:
      return { ko: `알 수 없는 조건 ${quoted(nameOf(fact))}`, en: `an unknown condition ${quoted(nameOf(fact))}` };
  }
}

/** Whom a condition lets through; everybody where there is none. */
export function sayCondition(condition: unknown, names: Names): Words {
  if (!Array.isArray(condition)) return { ko: '모든 방문자', en: 'everybody' };
  return joined(condition.map((group) => joined((Array.isArray(group) ? group : []).filter(isFields).map((test) => sayTest(test, names)))), { ko: ' / ', en: ' / ' });
}
