import { themeContrast } from '../contrast.ts';
import type { CheckContext } from '../check-context.ts';

/** Themes: every pair of colours that meet can be read. A colour that is wrong against several is told once. */
export function checkThemes(survey: CheckContext): void {
  for (const theme of survey.documents.theme.values()) {
    const groups = Map.groupBy(themeContrast(theme), ({ scheme, pair: [front] }) => `${scheme} ${front}`);
    for (const group of groups.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const {
        scheme,
        pair: [front],
        least,
      } = first;
      const backs = group.map(({ pair: [, back], ratio }) => `${back} (${ratio.toFixed(2)}:1)`).join(', ');
      const names = group.map(({ pair: [, back] }) => back);
      survey.report(theme, [scheme, front], {
        code: 'theme-contrast',
        text: {
          ko: `${scheme}의 ${front}이(가) ${backs} 위에서 잘 보이지 않아요. 대비 ${least}:1이 필요해요.`,
          en: `In ${scheme}, ${front} is hard to read on ${backs}. The contrast must be at least ${least}:1.`,
        },
        hint: {
          ko: `${front}을(를) 더 진하거나 연하게, 또는 ${names.join(', ')}을(를) 반대로 바꾸세요.`,
          en: `Make ${front} darker or lighter, or change ${names.join(', ')}.`,
        },
      });
    }
  }
}
