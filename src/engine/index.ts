export { defineStates, statesBefore, type ActorKind, type StateMachine } from './records/state-machine.ts';
export * from './events/draw.ts';
export * from './events/event-status.ts';
export * from './events/states.ts';
export * from './events/streak.ts';
export * from './queue/calling.ts';
export { dayPlans } from './queue/day-plans.ts';
export { simulateQueueDay, type DayPlan, type PlanDay } from './queue/simulate-queue-day.ts';
export * from './queue/slots.ts';
export * from './queue/states.ts';
export { resolveArt } from './compile/resolve-art.ts';
export { compile, createActionScope } from './compile/compile.ts';
export type { AuthoredRichNode, Catalog, CatalogEntry, CompileInput } from './compile/compile-input.ts';
export { compileRichText } from './compile/compile-rich-text.ts';
export { readGuardMessage } from './compile/compile-guard.ts';
export { pagePatterns } from './compile/compile-page.ts';
export { compileRoutes } from './compile/compile-routes.ts';
export { compileCondition, emptyDependencies, readInstant } from './conditions/condition.ts';
export { decide, droppedParameters } from './decide/decide.ts';
export { arrangeItems, formatArrangement, parseArrangement } from './layout/arrange-nodes.ts';
export { editableBlocks, type EditableBlock } from './layout/editable-blocks.ts';
export { menuSections } from './layout/build-frame.ts';
export { MissingPageError } from './routing/find-route.ts';
export type { Decision, Head, Notice, Outcome, PlacedNeed, PlacedNode, Problem, DecisionInput } from './decision.ts';
export { readDeepLink, type LinkTables, type LinkTarget } from './routing/deep-link.ts';
export {
  explain,
  reasonsFor,
  type Reasons,
  type ConditionExplanation,
  type TestExplanation,
} from './decide/explain.ts';
export { refusedAnswer } from './values/refused-answer.ts';
export { fillItem, fillMemberUid, fillPage, fillPattern, withQuery } from './values/fill-template.ts';
export { canonicalPath, canonicalPattern, decodeSegment, decodeSegments } from './routing/canonical-path.ts';
export { matchRoute } from './routing/match-route.ts';
export { courseMachine, type CourseState } from './courses/states.ts';
export { reviewMachine, type ReviewState } from './reports/review-states.ts';
export { project, type Audience } from './slices/project.ts';
export { resolveAction, type ActionScope } from './actions/resolve-action.ts';
export { appAddress, isAppAddress, resolveTarget, type Target } from './actions/resolve-target.ts';
export { sandboxAddress } from './actions/sandbox-address.ts';
export { checkTerm, findInMenu, indexOfTerm, normaliseTerm } from './values/search-term.ts';
export type * from './policies.ts';
export type * from './snapshot.ts';
export type { Step, Tracer } from './decision-trace.ts';
export { walkSettings, type SettingVisitor } from './compile/walk-settings.ts';
export { commandMessageKeys } from './actions/command-message-keys.ts';
export { cutFrame, cutIndex, cutPage, joinSlices, type IndexSlice, type RouteSlice } from './slices/slice.ts';
export { evaluate } from './conditions/condition.ts';
export { afterLogin, loginDestination, type LoginProgress, type LoginStep } from './account/after-login.ts';
export { prepareRequest, type RequestPreparation, type RequestFacts } from './calls/prepare-request.ts';
export { recordPrompt, type PromptRecord } from './account/consent-prompt.ts';
export { SAMPLE_RATE, secondsOf, synthesise } from './sounds/synthesise.ts';
export {
  ageOn,
  dayOf,
  addDays,
  addMonths,
  todayAndYearAgo,
  expiryOf,
  koreanDay,
  nextKoreanDayStart,
  parseMoment,
  formatMoment,
} from './values/dates.ts';
export {
  reactTo,
  reactToRefusedRefresh,
  reactToTransport,
  type Act,
  type ErrorPolicy,
  type Failure,
  type Reaction,
  type FailureContext,
  type TransportFailure,
} from './calls/error-policy.ts';
export { externalFields, externalRedirect, findClient, type ExternalLogin } from './account/external-redirect.ts';
export {
  initialHistory,
  entryBefore,
  pushEntry,
  type HistoryEntry,
  type HistoryRules,
  type HistoryStack,
} from './routing/history.ts';
export { logoutSteps, type LogoutStep } from './account/logout-steps.ts';
export { enterYnOf, isOnSite, type Passages } from './account/on-site.ts';
export { asMember, callOf, readTextAt, type NeededFact, type SourceAnswers } from './decide/guard-sources.ts';
export { applyRecordHead } from './layout/record-head.ts';
export { readPush } from './routing/push.ts';
export { safeReturnPath } from './routing/return-path.ts';
export {
  genderOf,
  guestFacts,
  isFullyLoggedIn,
  memberFacts,
  testerFacts,
  type MemberRecord,
  type RoleFacts,
} from './account/role-facts.ts';
export {
  messengerAddress,
  shareAddress,
  shareContent,
  shareLimits,
  shareRefusal,
  type PageMeta,
  type ShareContent,
} from './actions/share-content.ts';
export { renewedLogin, type StoredLogin, type StoredSettings } from './account/stored-login.ts';
export {
  countLetters,
  emailKey,
  firstLetters,
  includesTerm,
  isBlank,
  lettersOf,
  nameKey,
  normaliseTyped,
  searchForm,
  secretForms,
} from './values/typed-text.ts';
export { hasCompanionNews, newCompanionRequests } from './account/companion-news.ts';
export type { CompiledClient } from './policies.ts';
export {
  isReachable,
  MOST_QUESTIONS,
  pathsOf,
  personaBy,
  plainPersona,
  questionsOn,
  type SurveyPath,
} from './surveys/survey-paths.ts';
