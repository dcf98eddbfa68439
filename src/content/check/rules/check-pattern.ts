import { findPatternFault, type PatternFault } from '../find-pattern-fault.ts';
import { quote, type Path, type Words } from '../problem.ts';
import type { Owner, CheckContext } from '../check-context.ts';

const reasons: Readonly<Record<PatternFault, { readonly text: Words; readonly hint: Words }>> = {
  invalid: {
    text: { ko: '올바른 정규식이 아니에요', en: 'is not a valid regular expression' },
    hint: { ko: '괄호와 이스케이프를 확인하세요.', en: 'Check its brackets and escapes.' },
  },
  group: {
    text: { ko: '묶음이나 전후방 탐색이 있어요', en: 'has a group or lookaround' },
    hint: {
      ko: '( ) 없이 [ ]와 { }로 쓰세요. 괄호 글자는 \\( 로 적어요.',
      en: 'Use only [ ] and { }. Write a literal parenthesis as \\(.',
    },
  },
  alternative: {
    text: { ko: '선택(|)이 있어요', en: 'has alternatives (|)' },
    hint: { ko: '글자 모음 [ ]을 쓰거나 규칙을 나누세요.', en: 'Use a class [ ], or split it into two rules.' },
  },
  reference: {
    text: { ko: '앞을 다시 가리켜요', en: 'has a backreference' },
    hint: { ko: '\\1, \\k 없이 쓰세요.', en: 'Write it without \\1 and \\k.' },
  },
  costly: {
    text: { ko: '반복이 너무 많아요', en: 'has too much repetition' },
    hint: {
      ko: '*, +, {n,}는 두 번까지(strip은 한 번) 쓰고 범위를 좁히세요.',
      en: 'Use *, + or {n,} at most twice (once in strip), with narrower ranges.',
    },
  },
};

/** A pattern must be valid, and such that no value makes its reader go round and round. */
export function checkPattern(survey: CheckContext, owner: Owner, path: Path, pattern: string, scans: boolean): void {
  const fault = findPatternFault(pattern, scans);
  if (fault === undefined) return;
  const { text, hint } = reasons[fault];
  survey.report(owner, path, {
    code: 'unsafe-pattern',
    text: { ko: `'${quote(pattern)}': ${text.ko}.`, en: `'${quote(pattern)}' ${text.en}.` },
    hint,
  });
}
