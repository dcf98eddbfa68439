import type { FromSchema } from 'json-schema-to-ts';
import { strict, asMember, count, filled, listOf, moment, text, yn } from '../shared/answer-parts.ts';

const park = { type: 'string', pattern: '^\\d{2,3}$', description: 'Park, by its parkKindCd.' } as const;
const answer = { type: 'string', pattern: '^[0-9A-Za-z]{1,10}$' } as const;
const path = { visitType: answer, companaion: answer, playType: answer } as const;
/** `curation/persona-type` (P-579, P-630). */
export const personaQuery = strict({ ...asMember, parkKindCd: park }, ['parkKindCd']);
/** 000: a result exists. 494: the survey was not taken. 495: the result has a kind that no longer exists; `respnsMsg` explains it. */
export const personaAnswer = strict(
  {
    respnsCd: { enum: ['000', '494', '495'] },
    respnsMsg: text(400),
    personaTypeCd: text(40),
    personaName: text(200),
    personaTxt: text(400),
    imageNm: text(300),
    answerDtm: moment,
    rewardAmt: { ...count, description: 'Som that the survey just gave.' },
    placeList: listOf(
      strict(
        {
          parkKindCd: text(3),
          faciltCateKindCd: text(10),
          facilityId: text(30),
          facilityNm: text(400),
          categoryNm: text(400),
          imageNm: text(300),
        },
        ['parkKindCd', 'faciltCateKindCd', 'facilityId', 'facilityNm', 'categoryNm', 'imageNm'],
      ),
      8,
    ),
  },
  ['respnsCd', 'respnsMsg', 'personaTypeCd', 'personaName'],
);

/** `curation/persona-type-result`: survey answers, by the parameter names of the route (P-319). The park is `parkKindCd`, or that of the venue `parkType`. */
export const personaResultBody = strict(
  {
    ...asMember,
    parkKindCd: park,
    ...path,
    answerList: listOf(strict({ questionId: filled(20), value: filled(20) }, ['questionId', 'value']), 12),
  },
  ['visitType', 'companaion', 'playType'],
);

/** `curation/survey`: without a path its opening questions, with one the questions of the path. */
export const surveyQuery = strict({ ...asMember, parkKindCd: park, ...path }, []);
export const surveyAnswer = strict(
  {
    surveyId: text(80),
    titleTxt: text(400),
    openYn: { ...yn, description: 'N: the member has just taken it.' },
    nextDtm: { ...moment, description: 'When a member who has just taken it can take it again.' },
    rewardAmt: { ...count, description: 'Som that finishing it now would give.' },
    questionList: listOf(
      strict(
        {
          questionId: filled(20),
          questionTxt: text(400),
          choiceList: listOf(strict({ value: filled(20), label: text(400) }, ['value', 'label']), 8),
        },
        ['questionId', 'questionTxt', 'choiceList'],
      ),
      60,
    ),
  },
  ['surveyId', 'titleTxt', 'openYn', 'nextDtm', 'rewardAmt', 'questionList'],
);

export type Persona = FromSchema<typeof personaAnswer>;
export type PersonaResult = FromSchema<typeof personaResultBody>;
export type SurveyQuery = FromSchema<typeof surveyQuery>;
export type SurveyAnswer = FromSchema<typeof surveyAnswer>;
