import type { FromExtendedSchema } from 'json-schema-to-ts';
import { contentCalls } from '../../bridge.schema.ts';
import { alertTexts } from '../../dialog-texts.ts';
import { messageKey, screenName, textMap, venueCode } from '../../parts.ts';

const shape = <
  const Tag extends string,
  const Properties extends Record<string, unknown>,
  const Required extends readonly string[],
>(
  tag: Tag,
  properties: Properties,
  required: Required,
) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['action', ...required],
    properties: { action: { const: tag }, ...properties },
  }) as const;

/** Name of the navigation source, which guards can test with the fact `via`. */
const via = { type: 'string', pattern: '^[a-z-]{1,20}$' } as const;
const oneOf = <const Branches extends readonly object[]>(branches: Branches) =>
  ({
    part: 'action',
    type: 'object',
    discriminator: { propertyName: 'action' },
    required: ['action'],
    oneOf: branches,
  }) as const;

const refusalIsMeant = {
  const: true,
  description: 'Visitors may see it although its page refuses them: the message of the refusal is the expected result.',
} as const;

const move = shape('move', { pageNm: screenName, params: textMap, query: textMap, via, refusalIsMeant }, ['pageNm']);
const link = shape(
  'link',
  { linkUrl: { type: 'string', maxLength: 2000 }, linkId: { type: 'string', pattern: '^LNK_[A-Z]{3}_\\d{5}$' } },
  [],
);
const api = shape(
  'api',
  {
    method: { enum: ['GET', 'POST'] },
    uri: { type: 'string', minLength: 1, maxLength: 300 },
    params: textMap,
    data: { type: 'object', maxProperties: 30 },
    successMsg: { type: 'string', maxLength: 300 },
  },
  ['method', 'uri'],
);
const alert = shape('alert', { message: messageKey, ...alertTexts }, ['message']);
// Key of a venue's `targets`, as in `EL_MAP`.
const nav = shape(
  'nav',
  { target: { type: 'string', pattern: '^[A-Z][A-Z0-9]{1,7}_(HOME|MAP|POCKET|SOM|COURSE)$' }, via, refusalIsMeant },
  ['target'],
);
const venue = shape('venue', { venue: venueCode }, ['venue']);
const share = shape(
  'share',
  {
    what: {
      enum: ['page', 'picture', 'link'],
      description:
        'Default: page. Only the app shell can share a picture. link: the link that the answer of a call holds as title, description and linkUrl.',
    },
  },
  [],
);
const native = shape(
  'native',
  {
    call: { enum: contentCalls, description: 'Function of the app shell.' },
    data: { type: 'object', maxProperties: 30 },
    otherwise: {
      ...oneOf([move, link, alert, nav]),
      description: 'Fallback outside of the app, or if the shell fails.',
    },
  },
  ['call'],
);
const ask = shape(
  'ask',
  {
    message: messageKey,
    ok: { ...messageKey, description: 'Label of the confirm button. Default: OK.' },
    then: oneOf([move, link, api, alert, venue, nav, native]),
  },
  ['message', 'then'],
);
const scan = shape(
  'scan',
  {
    linkId: { type: 'string', pattern: '^LNK_[A-Z]{3}_\\d{5}$', description: 'Link to open with the scanned code.' },
    param: {
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$',
      description: 'Query parameter of the link that receives the scanned code.',
    },
    failed: { ...messageKey, description: 'Message if nothing could be scanned.' },
    otherwise: { ...oneOf([move, link, alert, nav]), description: 'Fallback outside of the app.' },
  },
  ['linkId', 'param', 'failed', 'otherwise'],
);
// `proceed`: continues to the destination of a login, after its prompts.
// `refresh`: repeats the page's calls. `onward`: follows the target in the page's address; `open-app`: opens it in the app. `consent`: opens the analytics consent prompt, even if already answered. `print`: prints the page.
const plain = [
  'back',
  'main',
  'all-menu',
  'language',
  'proceed',
  'refresh',
  'onward',
  'open-app',
  'consent',
  'print',
] as const;

/**
 * Action of an element, configured by an operator. `move`, `link` and `api` are the CMS action objects of the specification (P-307 … P-310); the
 * others are additions. `pageNm` is a screen name.
 */
export const actionSchema = {
  part: 'action',
  type: 'object',
  discriminator: { propertyName: 'action' },
  required: ['action'],
  oneOf: [
    move,
    link,
    api,
    alert,
    venue,
    share,
    nav,
    native,
    ask,
    scan,
    { type: 'object', additionalProperties: false, required: ['action'], properties: { action: { enum: plain } } },
  ],
} as const;

export type Action = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof actionSchema>;
