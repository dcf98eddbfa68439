import { themeContrast } from '../contrast.ts';
import type { Survey } from '../survey.ts';

/** Themes: every pair of colours that meet can be read. */
export function checkThemes(survey: Survey): void {
  for (const theme of survey.documents.theme.values()) {
    for (const { pair, scheme, ratio, least } of themeContrast(theme)) {
      const [front, back] = pair;
      survey.report(theme, [scheme, front], {
        code: 'theme-contrast',
        text: {
          ko: `${scheme}의 ${front}와(과) ${back}의 대비가 ${ratio.toFixed(2)}:1입니다. ${least}:1이 필요합니다.`,
          en: `In ${scheme}, ${front} on ${back} has a contrast of ${ratio.toFixed(2)}:1; ${least}:1 is needed.`,
        },
        hint: { ko: `${front}을(를) 더 진하거나 연하게, 또는 ${back}을(를) 반대로 바꾸세요.`, en: `Move ${front} and ${back} further apart.` },
      });
    }
  }
}
