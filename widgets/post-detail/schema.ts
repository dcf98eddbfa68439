import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { linkProperties } from '../shared/actions/link-setting.ts';

const parameter = { type: 'string', pattern: '^[A-Za-z_][0-9A-Za-z_]{0,39}$' } as const;

export const schema = {
  type: 'object',
  description: '`list`: the way back when the post is gone.',
  additionalProperties: false,
  required: ['source', 'texts'],
  properties: {
    source: { enum: ['boards', 'discounts', 'events', 'terms'] },
    param: { ...parameter, description: 'Path parameter that holds the id; left out, publctId, of events eventId.' },
    query: {
      ...parameter,
      description: 'Query parameter that holds the id, where the path has none; without it the record 1 is shown.',
    },
    kind: {
      type: 'string',
      pattern: '^[0-9A-Za-z_]{0,30}(\\{param\\.[A-Za-z_][0-9A-Za-z_]{0,39}\\})?$',
      minLength: 1,
      description:
        'boardKindCd of boards, bnftKindCd of discounts, eventKindCd of events, kind of terms; {param.x} is of the path.',
    },
    class: { type: 'string', pattern: '^[0-9A-Za-z_]{1,30}$', description: 'bnftClassCd, discounts only.' },
    publctTypeCd: {
      type: 'string',
      pattern: '^[0-9A-Za-z_]{1,30}$',
      description: "Whose boards; left out, the venue's own.",
    },
    part: {
      enum: ['head', 'body'],
      description: 'Only the title with picture and facts, or only the text, so that something stands between them.',
    },
    list: actionSchema,
    actions: {
      type: 'array',
      description: 'Buttons below the text; the first is the main one.',
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'action'],
        properties: { ...linkProperties, icon: iconName },
      },
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['empty'],
      properties: {
        period: { ...messageKey, description: 'Label of the days it runs.' },
        empty: messageKey,
        list: messageKey,
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'post-detail',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['list'],
});
