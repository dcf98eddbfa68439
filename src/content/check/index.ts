import { documentSchemas } from '#schemas/documents';
import { locate } from './locate.ts';
import type { Prepared } from './prepared.ts';
import type { Problem } from './problem.ts';
import { checkAnswers } from './rules/check-answers.ts';
import { checkCalls } from './rules/check-calls.ts';
import { checkConflicts } from './rules/check-conflicts.ts';
import { checkCodes } from './rules/check-codes.ts';
import { checkDates } from './rules/check-dates.ts';
import { checkDuplicates } from './rules/check-duplicates.ts';
import { checkGoals } from './rules/check-goals.ts';
import { checkGrades } from './rules/check-grades.ts';
import { checkGuardLoops } from './rules/check-guard-loops.ts';
import { checkGuards } from './rules/check-guards.ts';
import { checkLayouts, type WidgetCode } from './rules/check-layouts.ts';
import { checkIneffectiveSettings } from './rules/check-ineffective-settings.ts';
import { checkLinks } from './rules/check-links.ts';
import { checkLists } from './rules/check-lists.ts';
import { checkMenuDetails } from './rules/check-menu-details.ts';
import { checkMenus } from './rules/check-menus.ts';
import { checkMessages } from './rules/check-message.ts';
import { checkNumbers } from './rules/check-numbers.ts';
import { checkExternalLinks } from './rules/check-external-links.ts';
import { checkPageDetails } from './rules/check-page-details.ts';
import { checkPictures, type HeldPictures } from './rules/check-pictures.ts';
import { checkParameters } from './rules/check-parameters.ts';
import { checkPaths } from './rules/check-paths.ts';
import { checkFactPlaceholders } from './rules/check-fact-placeholders.ts';
import { checkFacts } from './rules/check-facts.ts';
import { checkPlaceholders } from './rules/check-placeholders.ts';
import { checkPolicies } from './rules/check-policies.ts';
import { checkReferences } from './rules/check-references.ts';
import { checkRoutes } from './rules/check-routes.ts';
import { checkServices } from './rules/check-services.ts';
import { checkGateways } from './rules/check-gateways.ts';
import { checkNotifications } from './rules/check-notifications.ts';
import { checkFormats } from './rules/check-formats.ts';
import { checkThemes } from './rules/check-themes.ts';
import { checkTimes } from './rules/check-times.ts';
import { checkUnused } from './rules/check-unused.ts';
import { checkClients } from './rules/check-clients.ts';
import { checkIdentityProviders } from './rules/check-identity-providers.ts';
import { checkSocialProviders } from './rules/check-social-providers.ts';
import { checkUpstreams } from './rules/check-upstreams.ts';
import { checkValues } from './rules/check-values.ts';
import { checkVenues } from './rules/check-venues.ts';
import { checkTextQuality } from './rules/check-text-quality.ts';
import { checkCoupons } from './rules/check-coupons.ts';
import { checkEvents } from './rules/check-events.ts';
import { checkFees } from './rules/check-fees.ts';
import { checkMiniGames } from './rules/check-mini-games.ts';
import { checkFacilityUses } from './rules/check-facility-uses.ts';
import { checkOfferwalls } from './rules/check-offerwalls.ts';
import { checkPartners } from './rules/check-partners.ts';
import { checkQueues } from './rules/check-queues.ts';
import { checkSurveys } from './rules/check-surveys.ts';
import { checkTerms } from './rules/check-terms.ts';
import { checkFacilities } from './rules/park/check-facilities.ts';
import { checkMaps } from './rules/park/check-maps.ts';
import { checkLiveStates } from './rules/park/check-live-states.ts';
import { checkOpenings } from './rules/park/check-openings.ts';
import { checkTimetables } from './rules/park/check-timetables.ts';
import { checkPathGraphs } from './rules/park/check-path-graphs.ts';
import { checkWebhooks } from './rules/check-webhooks.ts';
import { CheckContext } from './check-context.ts';

/** Inputs of the publish check besides the documents. */
export interface CheckOptions {
  /** From the build; without it the budget of code is not checked. */
  readonly widgetCode?: WidgetCode;
  /** True to report notes about possibly intended states, such as unused documents. Releases do not need them. */
  readonly advice?: boolean;
  /** Texts of files that could not be read: what is named in them is not missing. */
  readonly unread?: readonly string[];
  /** Uploads on the server; without it their bytes are not checked. */
  readonly pictures?: HeldPictures | undefined;
  /** Milliseconds since 1970: tells what is over, or not yet, at that instant. Without it the same documents always give the same. */
  readonly now?: number;
}

/** The whole-site gate: every problem of the documents, with place and remedy. An error stops a release. Never throws. */
export function check(prepared: Prepared, options: CheckOptions = {}): Problem[] {
  const steps = checkInSteps(prepared, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same rule by rule: who has other things to do does them in between. */
export function* checkInSteps(prepared: Prepared, options: CheckOptions = {}): Generator<undefined, Problem[]> {
  const { advice = false, unread = [] } = options;
  // A set without documents of this product has no missing parts.
  if (isForeign(prepared, unread)) return locate(inOne(prepared.problems), prepared.raws);
  const survey = new CheckContext(prepared, { unread, advice });
  if (survey.site === undefined && !survey.has('site', 'site')) survey.problems.push(missingSite);
  for (const rule of rules) {
    rule(survey, options);
    yield;
  }
  return locate([...prepared.problems, ...survey.found()], prepared.raws);
}

const isForeign = ({ raws }: Prepared, unread: readonly string[]): boolean =>
  (raws.size > 0 || unread.length > 0) && [...raws.values()].every(({ type }) => !Object.hasOwn(documentSchemas, type));

/** Documents that are all of unknown types are one fault: they were made for something else. */
function inOne(problems: readonly Problem[]): readonly Problem[] {
  const [first, ...more] = problems.filter(({ code }) => code === 'unknown-type');
  return first === undefined || more.length === 0
    ? problems
    : [
        { code: first.code, severity: first.severity, at: first.at, ...foreign(more.length + 1) },
        ...problems.filter(({ code }) => code !== 'unknown-type'),
      ];
}

const foreign = (count: number): Pick<Problem, 'text' | 'hint'> => ({
  text: {
    ko: `문서 ${count}개 가운데 아는 유형이 하나도 없어요. 다른 제품에서 내보낸 것 같아요.`,
    en: `None of the ${count} documents has a known type. They seem to come from a different product.`,
  },
  hint: {
    ko: '이 제품에서 내보낸 파일이나 문서 폴더를 주세요: npm run data -- export site.jsonl',
    en: 'Use an export of this product (npm run data -- export site.jsonl) or a folder of its documents.',
  },
});

const rules: readonly ((survey: CheckContext, options: CheckOptions) => void)[] = [
  checkReferences,
  checkFormats,
  (survey, { widgetCode = new Map() }) => checkLayouts(survey, widgetCode),
  checkMessages,
  checkMenus,
  checkGuards,
  checkLinks,
  (survey, { pictures }) => checkPictures(survey, pictures),
  checkPolicies,
  checkPaths,
  checkRoutes,
  checkVenues,
  checkCodes,
  checkGuardLoops,
  checkDuplicates,
  checkThemes,
  checkUpstreams,
  checkClients,
  checkSocialProviders,
  checkGateways,
  checkWebhooks,
  checkNotifications,
  checkIdentityProviders,
  checkTimes,
  checkMaps,
  checkPathGraphs,
  checkFacilities,
  checkCoupons,
  checkGoals,
  checkGrades,
  checkEvents,
  checkFees,
  checkMiniGames,
  checkSurveys,
  checkOfferwalls,
  checkPartners,
  checkFacilityUses,
  checkQueues,
  checkTerms,
  checkOpenings,
  checkTimetables,
  checkFacts,
  checkLiveStates,
  checkLists,
  checkCalls,
  checkServices,
  checkAnswers,
  checkNumbers,
  checkTextQuality,
  checkPlaceholders,
  checkFactPlaceholders,
  checkValues,
  checkParameters,
  checkConflicts,
  checkPageDetails,
  checkMenuDetails,
  checkIneffectiveSettings,
  (survey, { advice = false }) => (advice ? checkUnused(survey) : undefined),
  (survey, { advice = false }) => (advice ? checkExternalLinks(survey) : undefined),
  (survey, { now }) => (now === undefined ? undefined : checkDates(survey, now)),
];

const missingSite: Problem = {
  code: 'missing-site',
  severity: 'error',
  at: { type: 'site', id: 'site', pointer: '' },
  text: { ko: 'site 문서가 없어요.', en: 'The site document is missing.' },
  hint: { ko: 'type "site", id "site"인 문서를 추가하세요.', en: 'Add a document whose type and id are "site".' },
};
