import type { FromExtendedSchema } from 'json-schema-to-ts';
import { contentCalls } from './bridge.schema.ts';
import { alertTexts } from './dialog-texts.ts';
import { messageKey, screenName, textMap, venueCode } from './parts.ts';

const shape = <const Tag extends string, const Properties extends Record<string, unknown>, const Required extends readonly string[]>(
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

/** A name for the way, which guards can ask for by the fact `via`. */
const via = { type: 'string', pattern: '^[a-z-]{1,20}$' } as const;
const oneOf = <const Branches extends readonly object[]>(branches: Branches) => ({ type: 'object', discriminator: { propertyName: 'action' }, required: ['action'], oneOf: branches }) as const;

const move = shape('move', { pageNm: screenName, params: textMap, query: textMap, via }, ['pageNm']);
const link = shape('link', { linkUrl: { type: 'string', maxLength: 2000 }, linkId: { type: 'string', pattern: '^LNK_[A-Z]{3}_\\d{5}$' } }, []);
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
// The place that a venue document names for it, as in `EL_MAP`.
const nav = shape('nav', { target: { type: 'string', pattern: '^[A-Z][A-Z0-9]{1,7}_(HOME|MAP|POCKET|SOM|COURSE)$' }, via }, ['target']);
const venue = shape('venue', { venue: venueCode }, ['venue']);
const share = shape('share', { what: { enum: ['page', 'picture'], description: 'page, unless said. A picture is shared by the app shell alone.' } }, []);
const native = shape(
  'native',
  {
    call: { enum: contentCalls, description: 'What the app shell is asked for.' },
    data: { type: 'object', maxProperties: 30 },
    otherwise: { ...oneOf([move, link, alert, nav]), description: 'What is done outside of the app, and when the shell cannot.' },
  },
  ['call'],
);
const ask = shape('ask', { message: messageKey, ok: { ...messageKey, description: 'Word of the button that agrees; OK unless said.' }, then: oneOf([move, link, api, alert, venue, nav, native]) }, ['message', 'then']);
const scan = shape(
  'scan',
  {
    linkId: { type: 'string', pattern: '^LNK_[A-Z]{3}_\\d{5}$', description: 'Opened with what was read.' },
    param: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$', description: 'Name in the query of the link\'s address that gets what was read.' },
    failed: { ...messageKey, description: 'Said when nothing could be read.' },
    otherwise: { ...oneOf([move, link, alert, nav]), description: 'What is done outside of the app.' },
  },
  ['linkId', 'param', 'failed', 'otherwise'],
);
// `proceed`: on to where a login was to lead, after what stood between.
// `refresh`: the page's calls are asked once more. `onward`: to where the address of the page says; `open-app`: there in the app. `consent`: the question whether visits may be told of, also to who has answered it.
const plain = ['back', 'main', 'all-menu', 'language', 'proceed', 'refresh', 'onward', 'open-app', 'consent'] as const;

/**
 * What an operator lets an element do. `move`, `link` and `api` are the specification's CMS action objects (P-307 … P-310);
 * the others are the frame's own. `pageNm` is a screen name.
 */
export const actionSchema = {
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
