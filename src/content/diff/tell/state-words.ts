import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { withParticle } from '../words/particles.ts';

const saidOf = (message: unknown, names: Names): Words | undefined =>
  typeof message === 'string' && message !== '' ? names.said(message) : undefined;

/** Noun for a page state. */
export const stateWords = (state: unknown, message: unknown, names: Names): Words => {
  const said = saidOf(message, names);
  switch (state) {
    case 'B':
      return said
        ? { ko: `${said.ko} 안내와 함께 막힘`, en: `blocked, saying ${said.en}` }
        : { ko: '막힘', en: 'blocked' };
    case 'D':
      return { ko: '준비 중', en: 'in preparation' };
    default:
      return { ko: '열림', en: 'open' };
  }
};

/** Verb for the change to a page state. */
export function doneWords(state: unknown, message: unknown, subject: Words, names: Names): Words {
  const said = saidOf(message, names);
  const page = withParticle(subject.ko, '을');
  switch (state) {
    case 'B':
      return {
        ko: `${page} 막았어요. ${said === undefined ? '방문자에게는 기본 안내가 보여요' : `방문자에게는 ${said.ko} 안내가 보여요`}`,
        en: `blocked ${subject.en}; visitors read ${said === undefined ? 'the usual words' : said.en}`,
      };
    case 'D':
      return {
        ko: `${page} 준비 중으로 바꿨어요. 테스터만 볼 수 있어요`,
        en: `put ${subject.en} in preparation; only testers see it`,
      };
    default:
      return { ko: `${page} 열었어요`, en: `opened ${subject.en}` };
  }
}

/** The same as a plan. */
export function planWords(state: unknown, message: unknown, subject: Words, names: Names): Words {
  const said = saidOf(message, names);
  const page = withParticle(subject.ko, '을');
  switch (state) {
    case 'B':
      return {
        ko: `${page}${said === undefined ? '' : ` ${said.ko} 안내와 함께`} 막기로`,
        en: `block ${subject.en}${said === undefined ? '' : ` with ${said.en}`}`,
      };
    case 'D':
      return { ko: `${page} 준비 중으로 바꾸기로`, en: `put ${subject.en} in preparation` };
    default:
      return { ko: `${page} 열기로`, en: `open ${subject.en}` };
  }
}
