import type { CheckContext, Finding } from '../check-context.ts';
import { checkDays } from './check-times.ts';

/** Checks that every full member has a grade, that grades rise with the score, and that rewards can be got. */
export function checkGrades(context: CheckContext): void {
  for (const table of context.documents['grade-table'].values())
    table.grades.forEach(({ from }, index) => {
      const before = table.grades[index - 1]?.from;
      if (before === undefined ? from !== 0 : from <= before)
        context.report(table, ['grades', index, 'from'], before === undefined ? noFirst : notHigher);
    });
  for (const program of context.documents['reward-program'].values()) {
    const { stock, perMember } = program;
    checkDays(context, program, [], program);
    if (stock !== undefined && stock < perMember) context.report(program, ['stock'], tooFew(stock));
  }
}

const noFirst: Finding = {
  code: 'settings-clash',
  text: { ko: '첫 등급이 0점에서 시작하지 않아요.', en: 'The first grade does not begin at a score of 0.' },
  hint: { ko: '새 정회원이 받을 등급을 0점으로 적으세요.', en: 'Let the grade of new full members begin at 0.' },
};

const notHigher: Finding = {
  code: 'settings-clash',
  text: { ko: '앞 등급보다 점수가 높지 않아요.', en: 'The score is not higher than that of the grade before.' },
  hint: { ko: '등급을 낮은 것부터 적으세요.', en: 'List the grades from the lowest score.' },
};

const tooFew = (stock: number): Finding => ({
  code: 'settings-clash',
  severity: 'warning',
  text: {
    ko: `수량이 ${stock}개뿐이라 한 사람이 다 받을 수 있어요.`,
    en: `One member can get all ${stock} pieces.`,
  },
  hint: { ko: '수량을 늘리거나 한 사람 최대를 줄이세요.', en: 'Raise the stock, or lower the limit a member.' },
});
