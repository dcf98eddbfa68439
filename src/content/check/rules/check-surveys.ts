import { codeLists } from '#schemas/code-lists';
import type { Survey } from '#schemas/documents/survey/schema';
import { isReachable, MOST_QUESTIONS, pathsOf, plainPersona, questionsOn, type SurveyPath } from '#engine';
import { quote } from '../problem.ts';
import type { CheckContext, Finding } from '../check-context.ts';

/** Checks that each path of a survey has questions and leads to a persona, that rules can be reached, and that a park has one survey. */
export function checkSurveys(context: CheckContext): void {
  const surveys = [...context.documents.survey.values()];
  for (const survey of surveys) {
    checkNames(context, survey);
    checkPaths(context, survey);
    checkRules(context, survey);
  }
  for (const [index, { id, parks }] of surveys.entries())
    for (const other of surveys.slice(0, index))
      for (const park of parks.filter((one) => other.parks.includes(one)))
        context.report({ type: 'survey', id }, ['parks', parks.indexOf(park)], twoSurveys(park, other.id));
}

function checkNames(context: CheckContext, survey: Survey): void {
  const repeated = (ids: readonly string[]): number => ids.findIndex((id, index) => ids.indexOf(id) < index);
  const question = repeated(survey.questions.map(({ id }) => id));
  if (question >= 0)
    context.report(survey, ['questions', question, 'id'], idTwice(survey.questions[question]?.id ?? ''));
  for (const [index, { choices }] of survey.questions.entries()) {
    const choice = repeated(choices.map(({ id }) => id));
    if (choice >= 0)
      context.report(survey, ['questions', index, 'choices', choice, 'id'], idTwice(choices[choice]?.id ?? ''));
  }
}

function checkPaths(context: CheckContext, survey: Survey): void {
  const kinds = new Set(context.documents['code-list'].get(codeLists.personaType)?.items.map(({ codeId }) => codeId));
  const paths = pathsOf(survey);
  const counted = paths.map((path) => ({ path, count: questionsOn(survey, path).length }));
  const bare = counted.find(({ count }) => count === 0);
  if (bare !== undefined) context.report(survey, ['questions'], noQuestions(bare.path));
  const crowded = counted.find(({ count }) => count > MOST_QUESTIONS);
  if (crowded !== undefined) context.report(survey, ['questions'], tooMany(crowded.path, crowded.count));
  const missing = paths.map(plainPersona).find((persona) => !kinds.has(persona));
  if (missing !== undefined) context.report(survey, ['opening'], noPersona(missing));
}

function checkRules(context: CheckContext, survey: Survey): void {
  for (const [index, { answers = [] }] of survey.rules.entries()) {
    let isSound = true;
    for (const [at, { question, choices }] of answers.entries()) {
      const found = survey.questions.find(({ id }) => id === question);
      const lost =
        found === undefined ? -1 : choices.findIndex((choice) => !found.choices.some(({ id }) => id === choice));
      if (found !== undefined && lost < 0) continue;
      isSound = false;
      const place = ['rules', index, 'answers', at] as const;
      if (found === undefined) context.report(survey, [...place, 'question'], noSuch(question));
      else context.report(survey, [...place, 'choices', lost], noSuch(choices[lost] ?? ''));
    }
    if (isSound && !isReachable(survey, index)) context.report(survey, ['rules', index], unreachable);
  }
}

const says = ({ visitType, companaion, playType }: SurveyPath): string => `${visitType}-${companaion}-${playType}`;

const noQuestions = (path: SurveyPath): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `첫 답이 ${says(path)}인 사람에게는 물을 질문이 없어요.`,
    en: `Nothing is found on the path ${says(path)}.`,
  },
  hint: { ko: '질문을 더하거나 on을 넓히세요.', en: 'Add a question, or ask one on more paths.' },
});
const tooMany = (path: SurveyPath, count: number): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `첫 답이 ${says(path)}인 사람에게 질문을 ${count}개 물어요.`,
    en: `The path ${says(path)} asks ${count} questions.`,
  },
  hint: {
    ko: `${MOST_QUESTIONS}개까지만 물을 수 있어요. on으로 나누세요.`,
    en: `A path asks at most ${MOST_QUESTIONS}. Divide them with on.`,
  },
});
const noPersona = (persona: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `맞는 규칙이 없는 답은 유형 ${quote(persona)}이(가) 되는데, 그런 유형이 없어요.`,
    en: `Answers without a rule lead to the persona ${quote(persona)}, which does not exist.`,
  },
  hint: {
    ko: `코드 목록 ${codeLists.personaType}에 유형을 더하세요.`,
    en: `Add the persona to the code list ${codeLists.personaType}.`,
  },
});
const noSuch = (id: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `'${quote(id)}'이라는 질문이나 보기가 없어서 이 규칙은 맞을 수 없어요.`,
    en: `There is no question or choice '${quote(id)}', so the rule never fits.`,
  },
  hint: { ko: '질문과 보기의 이름표를 적으세요.', en: 'Write the ID of a question and of its choices.' },
});
const unreachable: Finding = {
  code: 'unreachable-rule',
  text: {
    ko: '앞의 규칙이 먼저 맞거나 그 질문을 묻지 않아서 이 규칙에 닿지 않아요.',
    en: 'No answers reach this rule: an earlier one fits first, or its questions are not found there.',
  },
  hint: { ko: '앞으로 옮기거나 조건을 고치세요.', en: 'Move it up, or change what it asks for.' },
};
const idTwice = (id: string): Finding => ({
  code: 'duplicate-id',
  text: { ko: `이름표 '${quote(id)}'이(가) 두 번 나와요.`, en: `The ID '${quote(id)}' appears twice.` },
  hint: { ko: '하나를 바꾸세요.', en: 'Change one of them.' },
});
const twoSurveys = (park: string, other: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `파크 ${park}에는 설문 '${quote(other)}'이(가) 이미 있어요.`,
    en: `The park ${park} already has the survey '${quote(other)}'.`,
  },
  hint: { ko: '한 파크는 한 설문에만 넣으세요.', en: 'Name a park in one survey only.' },
});
