export const stateCode = { enum: ['N', 'D', 'B'] } as const;
export const pageIdPattern = '^PGE_[A-Z]{3}_\\d{5}$';

/** Meta data of a page in the specification's full form (P-354 … P-356): properties of the page document, and of the answer to callers. */
export const pageMeta = {
  pageInfo: {
    type: 'object',
    additionalProperties: false,
    required: ['pageId', 'pageStatusCode', 'pageBlockContent'],
    properties: {
      pageId: { type: 'string', pattern: pageIdPattern },
      pageStatusCode: { ...stateCode, description: 'N normal, D in development, B blocked.' },
      pageBlockContent: {
        type: 'string',
        maxLength: 400,
        description: 'Key of the message shown instead; can be empty.',
      },
    },
  },
  dataServiceList: {
    type: 'array',
    maxItems: 40,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['dataServiceId', 'dataServiceStateCode', 'dataServiceTypeCode', 'dataServiceUniformresourcelocator'],
      properties: {
        dataServiceId: { type: 'string', pattern: '^DTS_[A-Z]{3}_\\d{5}$' },
        dataServiceStateCode: { enum: ['N', 'D', 'B', '-1'] },
        dataServiceTypeCode: { type: 'string', pattern: '^[A-Z0-9]{1,10}$' },
        dataServiceUniformresourcelocator: { type: 'string', maxLength: 300 },
      },
    },
  },
  messageList: {
    type: 'array',
    maxItems: 200,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['languageId', 'messageId', 'messageText'],
      properties: {
        languageId: { enum: ['ko', 'en'] },
        messageId: { type: 'string', minLength: 1, maxLength: 120 },
        messageText: { type: 'string', maxLength: 2000 },
      },
    },
  },
} as const;
