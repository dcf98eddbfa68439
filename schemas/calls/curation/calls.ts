import { codeLists } from '../../code-lists.ts';
import { personaAnswer, personaQuery, personaResultBody, surveyAnswer, surveyQuery } from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const member = {
  access: 'member',
  tag: 'curation',
  data: personaAnswer,
  from: { list: codeLists.personaType },
} as const;

export const readPersona = defineCall({
  ...member,
  method: 'GET',
  path: `${apiBase}/curation/persona-type`,
  summary: 'Read the result of the own survey of a park',
  writes: false,
  query: personaQuery,
  requirements: ['P-579'],
});
export const savePersona = defineCall({
  ...member,
  method: 'POST',
  path: `${apiBase}/curation/persona-type-result`,
  summary: 'Answer the survey of a park',
  writes: true,
  idempotent: 'accepted',
  body: personaResultBody,
  requirements: ['P-580'],
});
/** The venue is `parkType`, or the park `parkKindCd`. */
export const readSurvey = defineCall({
  access: 'member',
  tag: 'curation',
  method: 'GET',
  path: `${apiBase}/curation/survey`,
  summary: 'Read the questions of the survey of a park',
  writes: false,
  reads: ['survey'],
  query: surveyQuery,
  data: surveyAnswer,
  requirements: [],
  addition: true,
});
