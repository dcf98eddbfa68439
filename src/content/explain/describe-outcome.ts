import type { Command } from '#schemas/command';
import type { Words } from '../check/problem.ts';
import { both, quoted, sayMoment, sentence } from '../diff/words/phrase.ts';
import { withParticle } from '../diff/words/particles.ts';
import { at, type About } from './about.ts';
import type { Sentence } from './visit.ts';

/** A text that a decision says in one language, in both: the message of these that it is. */
function saidOf(text: string, keys: readonly string[], { snapshot: { messages }, names }: About): Words {
  const key = keys.find((one) => messages.ko[one] === text || messages.en[one] === text);
  return key === undefined ? both(quoted(text)) : names.said(key);
}

/** Action after a notice. */
function afterwards(then: Command | undefined): Words | undefined {
  switch (then?.kind) {
    case undefined:
      return undefined;
    case 'go':
      return { ko: `그다음 ${withParticle(quoted(then.to), '으로')} 가요`, en: `it leads on to ${quoted(then.to)}` };
    case 'back':
      return { ko: '그다음 이전 화면으로 돌아가요', en: 'it leads back to the screen before' };
    case 'open':
      return { ko: `그다음 ${withParticle(quoted(then.href), '을')} 열어요`, en: `it opens ${quoted(then.href)}` };
    default:
      return undefined;
  }
}

function clauses(about: About): readonly Words[] {
  const {
    decision: { outcome, notices, textValues: words, pageId },
    names,
    snapshot,
  } = about;
  const page = names.page(pageId);
  switch (outcome.kind) {
    case 'page':
      return [{ ko: `${page.ko} 페이지가 보여요`, en: `the page ${page.en} is shown` }];
    case 'blocked': {
      const compiled = snapshot.pages[pageId];
      const keys =
        compiled === undefined
          ? []
          : [compiled.blockContent, ...compiled.schedule.map(({ blockContent }) => blockContent)];
      const message = words['pageBlockContent'] ?? '';
      const said = message === '' ? undefined : saidOf(message, keys, about);
      return [
        {
          ko: `${page.ko} 페이지가 막혀 있어 ${said === undefined ? '' : `${said.ko} `}안내만 보여요`,
          en: `the page ${page.en} is blocked${said === undefined ? '' : `: visitors read ${said.en}`}`,
        },
      ];
    }
    case 'preparing':
      return [
        {
          ko: `${page.ko} 페이지가 준비 중이라는 안내가 보여요`,
          en: `visitors read that the page ${page.en} is in preparation`,
        },
      ];
    case 'notFound':
      return [{ ko: '없는 페이지라는 안내가 보여요', en: 'visitors read that there is no such page' }];
    case 'pending':
      return [
        {
          ko: `${page.ko} 페이지를 보여 주기 전에 가드가 답을 기다려요`,
          en: `a guard waits for an answer before the page ${page.en} is shown`,
        },
      ];
    case 'redirect':
      return outcome.leave === undefined
        ? [
            {
              ko: `${withParticle(quoted(outcome.to), '으로')} 옮겨 가요`,
              en: `the visitor is led on to ${quoted(outcome.to)}`,
            },
          ]
        : [
            {
              ko: `사이트를 떠나 ${withParticle(quoted(outcome.to), '으로')} 가요`,
              en: `the visitor leaves the site for ${quoted(outcome.to)}`,
            },
          ];
    case 'refused': {
      const refused = names.page(outcome.page);
      const [notice] = notices;
      const keys = snapshot.guards[outcome.guard]?.messageKeys ?? [];
      const said = notice === undefined ? undefined : saidOf(notice.text, keys, about);
      const after = afterwards(notice?.then);
      const ground: Words = outcome.stay
        ? { ko: '방문자는 보던 화면에 남아요', en: 'the visitor stays on the screen before' }
        : {
            ko: `뒤에는 ${withParticle(quoted(outcome.baseAddress), '이')} 보여요`,
            en: `behind it stands ${quoted(outcome.baseAddress)}`,
          };
      return [
        said === undefined
          ? {
              ko: `${refused.ko} 페이지에 들어가지 못하고 되돌아가요`,
              en: `the visitor may not enter the page ${refused.en} and is sent back`,
            }
          : {
              ko: `${refused.ko} 페이지에 들어가지 못하고 ${said.ko} ${notice?.kind === 'confirm' ? '질문' : '안내'}을 받아요`.replace(
                '안내을',
                '안내를',
              ),
              en: `the visitor may not enter the page ${refused.en} and ${notice?.kind === 'confirm' ? 'is asked' : 'reads'} ${said.en}`,
            },
        ...(after === undefined ? [] : [after]),
        ground,
      ];
    }
  }
}

/** Describes the outcome in one or a few sentences. */
export function describeOutcome(about: About): Sentence {
  const { outcome } = about.decision;
  const page = 'page' in outcome ? outcome.page : undefined;
  return { kind: 'outcome', text: sentence(clauses(about)), ...(page === undefined ? {} : { at: at('page', page) }) };
}

/** When this may be different by itself. */
export const describeUntil = ({ decision: { validUntil } }: About): readonly Sentence[] => {
  if (validUntil === null) return [];
  const when = sayMoment(validUntil);
  return [
    {
      kind: 'time',
      text: { ko: `이 화면은 ${when.ko}에 달라질 수 있어요.`, en: `This view may change at ${when.en}.` },
    },
  ];
};
