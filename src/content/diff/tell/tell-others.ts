import type { Words } from '../../check/problem.ts';
import type { Delta } from '../compare.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../shapes.ts';
import { labelOf } from '../words/labels.ts';
import { both, nameOf, quoted, sentence, plainText } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { sayAction } from '../words/say-action.ts';
import { sayCondition } from '../words/say-condition.ts';
import { afterOf, beforeOf, byItem, isAt, listIn, pathOf, type About, type Told } from './about.ts';
import { tellText } from './tell-part.ts';

const languages: Readonly<Record<string, Words>> = { ko: { ko: '한국어', en: 'in Korean' }, en: { ko: '영어', en: 'in English' } };

/** Texts that visitors read, by their key. */
export function tellMessages(deltas: readonly Delta[], { before, after, was }: About): readonly Told[] {
  if (before['locale'] !== after['locale']) return [];
  const language = languages[plainText(after['locale'])] ?? both(plainText(after['locale']));
  return deltas.flatMap((delta): Told[] => {
    const [, key] = pathOf(delta);
    if (!isAt(delta, 'texts', '*') || pathOf(delta).length !== 2 || typeof key !== 'string') return [];
    const [then, now] = [beforeOf(delta), afterOf(delta)];
    if (delta.kind === 'added') return [{ kind: 'added', deltas: [delta], text: sentence([{ ko: `새 문구 ${quoted(key)}(${language.ko}): ${quoted(nameOf(now))}`, en: `new text ${quoted(key)}, ${language.en}: ${quoted(nameOf(now))}` }]) }];
    if (delta.kind === 'removed') return [{ kind: 'removed', deltas: [delta], text: sentence([{ ko: `문구 ${quoted(key)}(${language.ko})를 지웠어요: ${quoted(nameOf(then))}`, en: `the text ${quoted(key)} is gone, ${language.en}: ${quoted(nameOf(then))}` }]) }];
    const text = tellText(plainText(then), plainText(now), false);
    const known = was.text(key);
    const beside = known === undefined || plainText(then).length <= 80 ? { ko: '', en: '' } : known;
    return [{ kind: 'reworded', deltas: [delta], text: sentence([{ ko: `문구 ${quoted(key)}${beside.ko === '' ? '' : ` '${beside.ko}'`}, ${language.ko}: ${text.ko}`, en: `the text ${quoted(key)}${beside.en === '' ? '' : ` (${beside.en})`} ${text.en}, ${language.en}` }]) }];
  });
}

/** What a rule of a guard does, and to whom. */
export function ruleWords(rule: Fields, names: Names): Words {
  const who = sayCondition(rule['when'], names);
  const end = ((): Words => {
    if (typeof rule['refuse'] === 'string') {
      const [, key = '', path] = rule['refuse'].split('//');
      const said = names.said(key);
      const on = rule['then'] === undefined ? both('') : sayAction(rule['then'], names);
      return { ko: `${said.ko} 메시지로 거절해요${path === undefined ? '' : ` (로그인 후 ${path})`}${on.ko === '' ? '' : ` 이어서 ${on.ko}`}`, en: `refused with ${said.en}${path === undefined ? '' : ` (after the login: ${path})`}${on.en === '' ? '' : `, then ${on.en}`}` };
    }
    if (isFields(rule['ask'])) {
      const [said, on] = [names.said(rule['ask']['message']), sayAction(rule['ask']['then'], names)];
      return { ko: `${said.ko} 질문 후 ${on.ko}`, en: `asked ${said.en}, then ${on.en}` };
    }
    if (rule['redirect'] !== undefined) {
      const to = sayAction(rule['redirect'], names);
      return { ko: `${withParticle(to.ko, '으로')} 보내요`, en: `led to ${to.en}` };
    }
    return { ko: '통과해요', en: 'let pass' };
  })();
  return { ko: `${who.ko} → ${end.ko}`, en: `${who.en} → ${end.en}` };
}

/** Rules of a guard, each as whom it is about and what it does to them. */
export function tellGuard(deltas: readonly Delta[], { before, after, was, is, subject }: About): readonly Told[] {
  const rules = { before: listIn(before, 'rules'), after: listIn(after, 'rules') };
  return [...byItem(deltas, 'rules', (side, index) => `${side} ${index}`)].map(([key, some]): Told => {
    const [side, index] = key.split(' ');
    const isGone = side === 'before' && some.every((delta) => pathOf(delta).length === 2);
    const [first] = some;
    if (isGone) {
      const rule = ruleWords(rules.before[Number(index)] ?? {}, was);
      return { kind: 'removed', deltas: some, text: sentence([{ ko: `${subject.ko}: 규칙을 지웠어요(${rule.ko})`, en: `${subject.en}: a rule is gone: ${rule.en}` }]) };
    }
    const rule = ruleWords((side === 'before' ? rules.before : rules.after)[Number(index)] ?? {}, side === 'before' ? was : is);
    const place = Number(index) + 1;
    if (first?.kind === 'added' && pathOf(first).length === 2) return { kind: 'added', deltas: some, text: sentence([{ ko: `${subject.ko}: 새 규칙 ${place}번(${rule.ko})`, en: `${subject.en}: new rule ${place}: ${rule.en}` }]) };
    if (some.every((delta) => delta.kind === 'moved')) return { kind: 'moved', deltas: some, text: sentence([{ ko: `${subject.ko}: 규칙이 이제 ${place}번째예요(${rule.ko})`, en: `${subject.en}: a rule is number ${place} now: ${rule.en}` }]) };
    const changed = some.find((delta) => delta.kind === 'changed');
    const then = changed === undefined ? undefined : ruleWords(rules.before[Number(changed.kind === 'changed' ? changed.from[1] : 0)] ?? {}, was);
    return { kind: 'changed', deltas: some, text: sentence([{ ko: `${subject.ko}: 규칙 ${place}번이 바뀌었어요. 이제 ${rule.ko}${then === undefined ? '' : ` (이전: ${then.ko})`}`, en: `${subject.en}: rule ${place} is now: ${rule.en}${then === undefined ? '' : ` (was: ${then.en})`}` }]) };
  });
}

/** Colours of a theme, of light and dark surroundings. */
export function tellTheme(deltas: readonly Delta[], { subject }: About): readonly Told[] {
  return deltas.flatMap((delta): Told[] => {
    const [scheme, ...part] = pathOf(delta);
    if ((scheme !== 'light' && scheme !== 'dark') || delta.kind !== 'changed' || typeof delta.after !== 'string') return [];
    const label = labelOf(part);
    const where = scheme === 'light' ? { ko: '밝은 화면', en: 'light' } : { ko: '어두운 화면', en: 'dark' };
    return [{ kind: 'recoloured', deltas: [delta], text: sentence([{ ko: `${subject.ko}: ${label.ko} ${nameOf(delta.before)} → ${delta.after} (${where.ko})`, en: `${subject.en}: ${label.en} ${nameOf(delta.before)} → ${delta.after} (${where.en})` }]) }];
  });
}

/** Where a link leads. */
export function tellLink(deltas: readonly Delta[], { subject }: About): readonly Told[] {
  return deltas.flatMap((delta): Told[] => {
    if (!isAt(delta, 'linkUrl') || delta.kind !== 'changed') return [];
    const [then, now] = [quoted(nameOf(delta.before)).slice(1, -1), quoted(nameOf(delta.after)).slice(1, -1)];
    return [{ kind: 'redirected', deltas: [delta], text: sentence([{ ko: `${subject.ko}: 이제 ${withParticle(now, '으로')} 가요 (이전: ${then})`, en: `${subject.en} leads to ${now} now (was ${then})` }]) }];
  });
}
