import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../../check/is-fields.ts';
import { withParticle } from '../words/particles.ts';
import { joined, listed, sentence } from '../words/phrase.ts';
import { sayAction } from '../words/say-action.ts';
import { sayCondition } from '../words/say-condition.ts';
import { itemsOf, listIn, pathOf, type Teller, type Told } from './about.ts';

const messageOf = ({ refuse, ask }: Fields): string | undefined => {
  if (typeof refuse === 'string') return refuse.split('//')[1];
  return isFields(ask) && typeof ask['message'] === 'string' ? ask['message'] : undefined;
};

/** Refusal texts of a guard, which show its purpose. */
export function summaryOf(id: unknown, names: Names): readonly Words[] {
  const keys = new Set(listIn(names.document('guard', id) ?? {}, 'rules').flatMap((rule) => messageOf(rule) ?? []));
  if (keys.size === 0) return [];
  const some = listed([...keys].slice(0, 2).map((key) => names.said(key)));
  return [{ ko: `통과하지 못하면 ${some.ko} 안내가 보여요`, en: `those who may not pass read ${some.en}` }];
}

interface End extends Words {
  /** The same of what is over. */
  readonly past: Words;
}

const goes = (to: Words, before: string, en: string, past = en): End => ({
  ko: `${before}${withParticle(to.ko, '으로')} 가요`,
  en,
  past: { ko: `${before}${withParticle(to.ko, '으로')} 갔어요`, en: past },
});
const ends = (ko: string, past: string, en: string): End => ({ ko, en, past: { ko: past, en } });

/** Effect of a rule, in the forms `…하고` and `is …`. */
function endOf(rule: Fields, names: Names): End {
  const { refuse, ask, redirect, then } = rule;
  if (typeof refuse === 'string') {
    const [, key = ''] = refuse.split('//');
    const said = names.said(key);
    if (then === undefined)
      return ends(`${said.ko} 안내로 막혀요`, `${said.ko} 안내로 막혔어요`, `stopped with ${said.en}`);
    const on = sayAction(then, names);
    return goes(on, `${said.ko} 안내로 막히고 `, `stopped with ${said.en} and led to ${on.en}`);
  }
  if (isFields(ask)) {
    const [said, on] = [names.said(ask['message']), sayAction(ask['then'], names)];
    const asked = `asked ${said.en}, and led to ${on.en} when they agree`;
    return goes(on, `${said.ko} 질문을 받고, 동의하면 `, asked, `${asked}d`);
  }
  if (redirect !== undefined) {
    const to = sayAction(redirect, names);
    return goes(to, '', `led to ${to.en}`);
  }
  return ends('통과해요', '통과했어요', 'let pass');
}

/** Describes a rule: `guests are stopped with “…”`. `isFinished` uses the past tense. */
export function ruleWords(rule: Fields, names: Names, index = 0, isOver = false): Words {
  const rest: Words = { ko: '그 밖의 방문자', en: 'everybody else' };
  const [who, end] = [
    index > 0 && rule['when'] === undefined ? rest : sayCondition(rule['when'], names),
    endOf(rule, names),
  ];
  const verb = rule['when'] === undefined ? (isOver ? 'was' : 'is') : isOver ? 'were' : 'are';
  const { ko, en } = isOver ? end.past : end;
  return { ko: `${withParticle(who.ko, '은')} ${ko}`, en: `${who.en} ${verb} ${en}` };
}

/** Rules of a guard, each as whom it is about and what it does to them. */
export const tellGuard: Teller = (deltas, about) => {
  const { subject, was, is } = about;
  const tell = (ko: string, en: string): Words =>
    sentence([{ ko: `${subject.ko}: ${ko}`, en: `${subject.en}: ${en}` }]);
  return itemsOf(deltas, 'rules', about).map(({ was: one, is: two, index, deltas: some }): Told => {
    const [then, now] = [
      one === undefined ? undefined : ruleWords(one, was, index),
      two === undefined ? undefined : ruleWords(two, is, index),
    ];
    if (then === undefined && now !== undefined)
      return {
        kind: 'added',
        deltas: some,
        text: tell(`${index + 1}번째 규칙을 추가했어요. ${now.ko}`, `added rule ${index + 1}: ${now.en}`),
      };
    const over = one === undefined ? undefined : ruleWords(one, was, index, true);
    if (now === undefined || then === undefined)
      return {
        kind: 'removed',
        deltas: some,
        text: tell(`규칙 하나를 지웠어요. 이전에는 ${over?.ko ?? ''}`, `removed the rule by which ${over?.en ?? ''}`),
      };
    const isMove = some.some((delta) => delta.kind === 'moved' && pathOf(delta).length === 2);
    const place: readonly Words[] = isMove
      ? [{ ko: `이 규칙이 이제 ${index + 1}번째예요`, en: `this rule now comes as number ${index + 1}` }]
      : [];
    if (then.en === now.en && then.ko === now.ko)
      return {
        kind: isMove ? 'moved' : 'changed',
        deltas: some,
        text: isMove
          ? tell(`${joined(place).ko}: ${now.ko}`, `${joined(place).en}: ${now.en}`)
          : tell(
              `${index + 1}번째 규칙의 세부 설정이 바뀌었어요. ${now.ko}`,
              `details of rule ${index + 1} changed: ${now.en}`,
            ),
      };
    return {
      kind: 'changed',
      deltas: some,
      text: sentence([
        { ko: `${subject.ko}: 이제 ${now.ko}`, en: `${subject.en}: ${now.en} now` },
        { ko: `이전에는 ${over?.ko ?? ''}`, en: `before, ${over?.en ?? ''}` },
        ...place,
      ]),
    };
  });
};
