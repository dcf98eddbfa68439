import type { Venue } from '#schemas/documents/venue/schema';
import { pathFault } from '../path-error.ts';
import type { Path } from '../problem.ts';
import type { Finding, CheckContext } from '../check-context.ts';

/** Venues: their slug is free, and the screens that the bar, the header and the app lead to need no values and are their own. */
export function checkVenues(survey: CheckContext): void {
  for (const venue of survey.documents.venue.values()) {
    checkScreen(survey, venue, ['main'], venue.main);
    for (const [place, screen] of Object.entries(venue.targets ?? {})) {
      checkScreen(survey, venue, ['targets', place], screen);
      const owner = survey.screens.get(screen)?.venue;
      if (owner !== undefined && owner !== venue.id && survey.has('venue', owner))
        survey.report(venue, ['targets', place], foreign(screen, owner, venue.id));
    }
  }
}

function checkScreen(survey: CheckContext, venue: Venue, path: Path, screen: string): void {
  const page = survey.screens.get(screen);
  const [pattern = ''] = page === undefined ? [] : survey.patterns(page);
  if (pattern.includes('{') && pathFault(pattern) === undefined)
    survey.report(venue, path, needsValues(screen, pattern));
}

const needsValues = (screen: string, pattern: string): Finding => ({
  code: 'missing-parameter',
  text: {
    ko: `'${screen}'의 경로 ${pattern}에는 값이 필요해서 여기서는 갈 수 없어요.`,
    en: `The path of '${screen}', ${pattern}, requires parameters that nothing provides here.`,
  },
  hint: {
    ko: '목록처럼 경로에 값이 없는 화면을 적으세요.',
    en: 'Use a screen whose path has no parameters, such as a list.',
  },
});

const foreign = (screen: string, venue: string, own: string): Finding => ({
  code: 'wrong-venue',
  severity: 'warning',
  text: {
    ko: `'${screen}'은(는) ${venue}의 화면이라서 ${own}의 아래 막대를 누른 방문자가 다른 장소로 가요.`,
    en: `'${screen}' belongs to ${venue}. This item in the bar of ${own} would open a different venue.`,
  },
  hint: { ko: `${own}의 화면이나 공통 화면을 적으세요.`, en: `Use a screen of ${own}, or a shared screen.` },
});
