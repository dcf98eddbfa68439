/** Facts about members that badges, missions and clubs count (decisions-members §1). */
export const countedFacts = [
  'VISIT_DAY',
  'RIDE',
  'FACILITY_USE',
  'EVENT_JOIN',
  'ATTEND_DAY',
  'COURSE_DONE',
  'REVIEW',
  'SURVEY',
  'FRIEND',
  'GIFT_SENT',
  'SOM_EARNED',
  'SOM_SPENT',
  'PURCHASE',
] as const;
export type CountedFact = (typeof countedFacts)[number];

/** Facts whose kind is the number of a facility. */
export const facilityFacts = ['RIDE', 'FACILITY_USE'] as const satisfies readonly CountedFact[];
