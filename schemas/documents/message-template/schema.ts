import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, messageKey } from '../../parts.ts';

/** Events of which members are told, with the values that their texts may use. */
export const notificationEvents = {
  TICKET_REGISTERED: ['product'],
  TICKET_LENT: ['nickname', 'product'],
  TICKET_TAKEN_BACK: ['nickname', 'product'],
  COMPANION_REQUESTED: ['nickname'],
  COMPANION_ACCEPTED: ['nickname'],
  COMPANION_INVITED: ['nickname', 'venue'],
  FRIEND_REQUESTED: ['nickname'],
  FRIEND_ACCEPTED: ['nickname'],
  GIFT_CARD_RECEIVED: ['nickname', 'amount'],
  GIFT_CARD_RETURNED: ['amount'],
  COUPON_RECEIVED: ['nickname', 'coupon'],
  COUPON_RETURNED: ['coupon'],
  PASS_REQUESTED: ['nickname', 'product'],
  SEASON_PICTURE_ACCEPTED: ['product'],
  SEASON_PICTURE_RETURNED: ['product', 'reason'],
  QUEUE_JOINED: ['nickname', 'facility'],
  QUEUE_SOON: ['facility', 'minutes'],
  QUEUE_CALLED: ['facility', 'until'],
  QUEUE_CLOSED: ['facility'],
  FACILITY_DUE: ['facility', 'minutes'],
  FACILITY_OVERDUE: ['facility'],
  EVENT_WON: ['event', 'prize'],
  EVENT_ATTEND: ['event'],
  BILLBOARD_APPROVED: ['screen', 'date', 'time'],
  BILLBOARD_REJECTED: ['screen', 'date', 'time', 'reason'],
  INQUIRY_ANSWERED: [],
  CLUB_ACCEPTED: ['club'],
  CLUB_REFUSED: ['club'],
  CLUB_OPEN: ['club'],
  GRADE_UP: ['grade', 'until'],
  GRADE_DOWN: ['grade', 'until'],
  BADGE_EARNED: ['badge'],
  MISSION_DONE: ['mission', 'until'],
  SOCIAL_LINKED: ['provider', 'origin', 'token'],
  SOCIAL_UNLINKED: ['provider'],
  OWN_ID_LINKED: ['provider', 'origin', 'token'],
  CONSENT_RECONFIRM: ['consent', 'agreedOn', 'until'],
  EMAIL_CHANGED: ['origin', 'token'],
  PROFILE_HIDDEN: [],
  PASSWORD_RECOVERED: ['origin'],
  INFO_CHANGED: ['origin'],
  PICTURE_HIDDEN: [],
  NICKNAME_HIDDEN: [],
  SOM_ADJUSTED: ['amount'],
  BULK_LOOK_UPS: ['operator', 'amount'],
  LOOK_UP_CHAIN: ['seq'],
  ACCESS_CHAIN: ['seq'],
  LOOK_UP_REPORT: ['month', 'total', 'members', 'operators', 'whole', 'alarms', 'chain'],
  SOM_RECEIVED: ['nickname', 'amount'],
  SOM_EXPIRING: ['amount', 'date'],
  OFFERWALL_HELD: ['wall', 'amount', 'date'],
  OFFERWALL_RELEASED: ['wall', 'amount'],
  OFFERWALL_REJECTED: ['wall', 'amount'],
  OFFERWALL_REVERSED: ['wall', 'amount'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type NotificationEvent = keyof typeof notificationEvents;
const events = Object.keys(notificationEvents) as NotificationEvent[];

/** Texts and channels of one event (decisions-members §1, §8). */
export const messageTemplateSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'event', 'purpose', 'topic', 'title', 'body', 'channels'],
  properties: {
    ...envelope,
    type: { const: 'message-template' },
    event: { enum: events },
    purpose: { enum: ['service', 'auth', 'promotion'] },
    topic: {
      type: 'string',
      pattern: '^[a-z][a-z0-9-]{1,29}$',
    },
    title: messageKey,
    body: messageKey,
    link: { type: 'string', pattern: '^/[^\\s]*$', maxLength: 300 },
    channels: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { enum: ['NOTIFICATION', 'EMAIL', 'SMS', 'PUSH'] },
    },
  },
} as const satisfies JSONSchema;

export type MessageTemplate = FromSchema<typeof messageTemplateSchema>;
