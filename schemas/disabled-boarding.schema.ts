const text = (maxLength: number, description?: string) => ({ type: 'string', maxLength, ...(description === undefined ? {} : { description }) }) as const;
const asMember = { membershipUid: text(40), parkType: text(8, 'Venue code'), pageId: text(40), langId: text(5) } as const;

export const disabledQuery = { type: 'object', additionalProperties: false, required: [], properties: asMember } as const;
export const disabledBody = disabledQuery;
export const disabledAnswer = { type: 'object', additionalProperties: false, required: ['disabledYn'], properties: { disabledYn: { enum: ['Y', 'N'] } } } as const;
