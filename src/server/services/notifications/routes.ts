import type { FastifyPluginAsync } from 'fastify';
import {
  addDevice,
  changeNotiSetting,
  listNotifications,
  readNotifications,
  readNotiSetting,
} from '#schemas/calls/notifications/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { HttpError } from '../../core/errors.ts';
import { addAppDevice } from './app-devices.ts';
import { markRead, readNotificationPage } from './list-notifications.ts';
import { changeSetting, readSetting } from './settings.ts';

/** Registers the notifications of members: list, settings, devices. */
export const registerNotifications: FastifyPluginAsync = async (app) => {
  handleCall(app, listNotifications, ({ member, locale, now, query, db }) =>
    readNotificationPage(db, app.context, { member, locale, now, query }),
  );

  handleCall(app, readNotifications, ({ member, now, body, once }) => {
    const { notificationId, notificationIdList, allYn } = body;
    const ids = notificationId === undefined ? notificationIdList : [notificationId, ...(notificationIdList ?? [])];
    if ((ids === undefined) === (allYn === undefined)) throw new HttpError('invalid');
    return answerOf(once, async (tx) => ({
      unreadCount: await markRead(tx, app.context, { member, ids, now }),
    }));
  });

  handleCall(app, readNotiSetting, ({ session, locale, db }) => readSetting(db, app.context, session, locale));

  handleCall(app, changeNotiSetting, ({ session, body, once }) =>
    answerOf(once, async (tx) => {
      await changeSetting(tx, app.context, { session, body });
      return true as const;
    }),
  );

  handleCall(app, addDevice, ({ session, body, now, once }) =>
    answerOf(once, async (tx) => {
      await addAppDevice(tx, { session, ...body, now });
      return true as const;
    }),
  );
};
