import type { Survey, SurveyQuestion, SurveyRule } from '#schemas/documents/survey/schema';

/** Answers to the opening questions. */
export interface SurveyPath {
  readonly visitType: string;
  readonly companaion: string;
  readonly playType: string;
}

/** Most questions that a member is asked on a path. */
export const MOST_QUESTIONS = 12;

const keys = ['visitType', 'companaion', 'playType'] as const;
const valuesOf = (choices: readonly unknown[]): readonly string[] => choices.map((_, index) => String(index + 1));

/** Every path of a survey. */
export const pathsOf = ({ opening }: Pick<Survey, 'opening'>): readonly SurveyPath[] =>
  valuesOf(opening.visitType.choices).flatMap((visitType) =>
    valuesOf(opening.companaion.choices).flatMap((companaion) =>
      valuesOf(opening.playType.choices).map((playType) => ({ visitType, companaion, playType })),
    ),
  );

type On = SurveyQuestion['on'];

const isOn = (on: On, path: SurveyPath): boolean =>
  on === undefined || keys.every((key) => on[key]?.some((value) => value === path[key]) ?? true);

/** Questions of a path in their order. */
export const questionsOn = ({ questions }: Pick<Survey, 'questions'>, path: SurveyPath): readonly SurveyQuestion[] =>
  questions.filter(({ on }) => isOn(on, path));

/** Persona without a rule that fits. */
export const plainPersona = ({ companaion, playType }: SurveyPath): string => `${companaion}${playType}`;

/** Persona of answers by question: the first rule that fits, else the companions and the way to play. */
export const personaBy = (
  { rules }: Pick<Survey, 'rules'>,
  path: SurveyPath,
  answers: Readonly<Record<string, string>>,
): string =>
  rules.find(
    (rule) =>
      isOn(rule.on, path) &&
      (rule.answers ?? []).every(({ question, choices }) => choices.includes(answers[question] ?? '')),
  )?.persona ?? plainPersona(path);

const isPossible = (survey: Survey, path: SurveyPath, rule: SurveyRule): boolean =>
  isOn(rule.on, path) &&
  (rule.answers ?? []).every(({ question, choices }) =>
    questionsOn(survey, path).some(
      ({ id, choices: all }) => id === question && all.some((one) => choices.includes(one.id)),
    ),
  );

/** True if the first rule fits whenever the second does. */
const covers = (first: SurveyRule, second: SurveyRule): boolean =>
  (first.answers ?? []).every(({ question, choices }) =>
    (second.answers ?? []).some(
      (other) => other.question === question && other.choices.every((choice) => choices.includes(choice)),
    ),
  );

/** True if some answers on some path reach the rule before all earlier ones. */
export const isReachable = (survey: Survey, index: number): boolean => {
  const rule = survey.rules[index];
  if (rule === undefined) return false;
  const earlier = survey.rules.slice(0, index);
  return pathsOf(survey).some(
    (path) => isPossible(survey, path, rule) && !earlier.some((other) => isOn(other.on, path) && covers(other, rule)),
  );
};
