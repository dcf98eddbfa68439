import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { gatewayChannels } from '../../documents/gateway/schema.ts';
import { timeOfDay } from '../../parts.ts';
import {
  asMember,
  count,
  filled,
  listOf,
  moment,
  pageOfItems,
  paging,
  strict,
  text,
  totalCnt,
  yn,
} from '../shared/answer-parts.ts';

const notificationId = filled(60);
const topicId = filled(30, 'Topic of a notification.');
const channelType = { enum: gatewayChannels } as const;
const quietTime = { ...timeOfDay, description: 'HH:MM in Korean time.' } as const;

/** `members/notifications`: the words of the native bridge (`getNotifications`). */
export const notificationsQuery = strict(
  {
    ...asMember,
    ...paging,
    resortType: text(8, 'Accepted for the app; notifications belong to no venue.'),
    notiType: text(30, 'Topic, or ALL.'),
  },
  [],
);
export const notificationsAnswer = strict(
  {
    list: pageOfItems(
      strict(
        {
          notificationId,
          notiType: topicId,
          notiTypeNm: text(100, 'Name of the topic.'),
          title: text(300),
          body: text(4000),
          linkUrl: text(300, 'Path of this site, or empty.'),
          langCd: { enum: ['ko', 'en'], description: 'Language of the text.' },
          linkYn: yn,
          sendDtm: moment,
          readYn: yn,
        },
        [
          'notificationId',
          'notiType',
          'notiTypeNm',
          'title',
          'body',
          'linkUrl',
          'langCd',
          'linkYn',
          'sendDtm',
          'readYn',
        ],
      ),
    ),
    totalCnt,
    unreadCount: { ...count, description: 'Unread notifications of all topics.' },
    unreadYn: { ...yn, description: 'Y with any unread notification.' },
  },
  ['list', 'totalCnt', 'unreadCount', 'unreadYn'],
) satisfies JSONSchema;
export type NotificationsAnswer = FromSchema<typeof notificationsAnswer>;

export const readNotificationsBody = strict(
  {
    notificationId: { ...notificationId, description: 'Notification to mark as read.' },
    notificationIdList: { ...listOf(notificationId, 100), minItems: 1, description: 'Notifications to mark as read.' },
    allYn: { const: 'Y', description: 'Marks all as read.' },
  },
  [],
) satisfies JSONSchema;
export const unreadAnswer = strict({ unreadCount: count }, ['unreadCount']);

const channel = strict(
  {
    channelType,
    onYn: yn,
    agreedDtm: { ...moment, description: 'Moment of the consent to promotions.' },
  },
  ['channelType', 'onYn', 'agreedDtm'],
);
const topic = strict(
  {
    topicId,
    title: text(100),
    about: text(400),
    staysOnYn: { ...yn, description: 'Y: cannot be switched off.' },
    promotionYn: { ...yn, description: 'Y: sent by consent only.' },
    channelList: listOf(channel, 3),
  },
  ['topicId', 'title', 'about', 'staysOnYn', 'promotionYn', 'channelList'],
);

/** `noti-setting`. The quiet hours are those that the member has set, else the ones that the page suggests. */
export const notiSettingAnswer = strict(
  {
    topicList: listOf(topic, 100),
    quietYn: yn,
    quietFromTm: quietTime,
    quietUntilTm: quietTime,
    pushStateCd: {
      enum: ['NONE', 'REFUSED', 'ON'],
      description: 'NONE: no phone has the app; REFUSED: no phone allows push.',
    },
  },
  ['topicList', 'quietYn', 'quietFromTm', 'quietUntilTm', 'pushStateCd'],
) satisfies JSONSchema;
export type NotiSetting = FromSchema<typeof notiSettingAnswer>;

export const notiSettingBody = strict(
  {
    topicList: listOf(
      strict({ topicId, channelList: listOf(strict({ channelType, onYn: yn }, ['channelType', 'onYn']), 3) }, [
        'topicId',
        'channelList',
      ]),
      100,
    ),
    quietYn: yn,
    quietFromTm: quietTime,
    quietUntilTm: quietTime,
  },
  [],
) satisfies JSONSchema;
export type NotiSettingBody = FromSchema<typeof notiSettingBody>;

export const deviceBody = strict(
  {
    deviceId: filled(100, 'Installation of the app.'),
    pushToken: {
      type: 'string',
      maxLength: 400,
      pattern: '^([A-Za-z0-9:._/+=-]{8,})?$',
      description: 'Address at the push service; empty while the phone allows no notifications.',
    },
  },
  ['deviceId', 'pushToken'],
) satisfies JSONSchema;
