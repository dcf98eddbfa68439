import { doneAnswer, ownQuery } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';
import {
  deviceBody,
  notificationsAnswer,
  notificationsQuery,
  notiSettingAnswer,
  notiSettingBody,
  readNotificationsBody,
  unreadAnswer,
} from './answers.ts';

const list = `${apiBase}/members/notifications`;
const setting = `${apiBase}/noti-setting`;
const shared = { access: 'member', tag: 'notifications', requirements: [], addition: true } as const;
const read = { ...shared, method: 'GET', writes: false } as const;
const write = { ...shared, method: 'POST', writes: true, idempotent: 'accepted' } as const;

export const listNotifications = defineCall({
  ...read,
  path: list,
  summary: 'List the own notifications of 90 days, the newest first',
  query: notificationsQuery,
  data: notificationsAnswer,
  reads: ['notification-topic'],
});
export const readNotifications = defineCall({
  ...write,
  path: `${list}/read`,
  summary: 'Mark one, several or all of the own notifications as read',
  body: readNotificationsBody,
  data: unreadAnswer,
  named: {
    'body.notificationId': {
      kind: 'notification',
      of: 'caller',
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
    'body.notificationIdList': {
      kind: 'notification',
      of: 'caller',
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
  },
});
export const readNotiSetting = defineCall({
  ...read,
  path: setting,
  summary: 'Read which notifications the member receives, by topic and channel',
  query: ownQuery,
  data: notiSettingAnswer,
  reads: ['notification-topic'],
});
export const changeNotiSetting = defineCall({
  ...write,
  path: setting,
  summary: 'Switch notifications on and off, and set quiet hours',
  body: notiSettingBody,
  data: doneAnswer,
  named: {
    'body.topicList.topicId': {
      kind: 'notification-topic',
      of: 'everybody',
      refusals: { unknown: 'NOT_FOUND' },
    },
  },
});
export const addDevice = defineCall({
  ...write,
  path: `${apiBase}/devices`,
  summary: 'Add the device of the app, to which push notifications go',
  body: deviceBody,
  data: doneAnswer,
});
