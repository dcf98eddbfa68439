import { refusalAnswer } from '#schemas/common-answers.schema';

/** A call as its address and the page of the API tell it. */
export interface CallDescription {
  readonly method: 'GET' | 'POST';
  /** Path with `:name` parameters. */
  readonly url: string;
  readonly tag: string;
  readonly summary: string;
  /** Whether it changes something; a GET that does is held to the rules of a POST. */
  readonly writes: boolean;
  /** What a member's Idempotency-Key is to this call; without a word it is not read. */
  readonly idempotent?: 'accepted' | 'required';
  readonly body?: object;
  readonly query?: object;
  /** Schema of the answer's data. */
  readonly data: object;
}

const text = { type: 'string', maxLength: 200 } as const;
const ownHeaders = { 'x-pageid': { ...text, description: 'Page that calls' }, 'x-user-locale': { ...text, description: 'ko or en' }, 'x-dataserviceid': text } as const;
const keyHeader = { 'idempotency-key': { ...text, pattern: '^[!-~]+$', description: 'The same call again with the same key gets the answer of the first; kept for 24 hours.' } } as const;
const noBody = { anyOf: [{ type: 'null' }, { type: 'object', additionalProperties: false }] } as const;
const refusal = { ...refusalAnswer, additionalProperties: true } as const;

const bodyOf = ({ method, body }: CallDescription) => (method === 'GET' ? {} : { body: body ?? noBody });

const paramsOf = (url: string) => {
  const names = [...url.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return names.length === 0 ? {} : { params: { type: 'object', required: names, properties: Object.fromEntries(names.map((name) => [name, text])) } };
};

export const schemaOf = (call: CallDescription) => ({
  tags: [call.tag],
  summary: call.summary,
  headers: { type: 'object', properties: call.idempotent === undefined ? ownHeaders : { ...ownHeaders, ...keyHeader } },
  ...bodyOf(call),
  ...(call.query === undefined ? {} : { querystring: call.query }),
  ...paramsOf(call.url),
  response: { 200: { type: 'object', required: ['code', 'data'], properties: { code: text, data: call.data } }, '4xx': refusal, '5xx': refusal },
});
