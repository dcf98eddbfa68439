import type { FromSchema } from 'json-schema-to-ts';
import { strict, asMember, text } from '../shared/answer-parts.ts';

const park = { type: 'string', pattern: '^\\d{2,3}$', description: 'Park, by its parkKindCd.' } as const;
const answer = { type: 'string', pattern: '^[0-9A-Za-z]{1,10}$' } as const;
/** `curation/persona-type` (P-579, P-630). */
export const personaQuery = strict({ ...asMember, parkKindCd: park }, ['parkKindCd']);
/** 000: a result exists. 494: the survey was not taken. 495: the result has a kind that no longer exists; `respnsMsg` explains it. */
export const personaAnswer = strict(
  { respnsCd: { enum: ['000', '494', '495'] }, respnsMsg: text(400), personaTypeCd: text(40), personaName: text(200) },
  ['respnsCd', 'respnsMsg', 'personaTypeCd', 'personaName'],
);

/** `curation/persona-type-result`: survey answers, by the parameter names of the route (P-319). */
export const personaResultBody = strict(
  { membershipUid: text(40), parkKindCd: park, visitType: answer, companaion: answer, playType: answer },
  ['parkKindCd', 'visitType', 'companaion', 'playType'],
);

export type Persona = FromSchema<typeof personaAnswer>;
export type PersonaResult = FromSchema<typeof personaResultBody>;
