import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = {
  notifications: ['member', 'about'],
  notification_settings: ['member'],
  quiet_hours: ['member'],
  app_devices: ['member'],
} as const;

/** Notifications go with the member, and so do those of others that name the member. */
export const notificationsMemberData: MemberData = {
  columns: { ...columns, notifications: [...columns.notifications, 'source', 'link'] },
  exported: async (db, _context, member) => ({
    notifications: await memberRows(db, 'notifications', {
      by: 'member',
      member,
      columns: ['topic', 'title', 'body', 'read_at', 'at'],
    }),
    notificationSettings: await memberRows(db, 'notification_settings', {
      by: 'member',
      member,
      columns: ['topic', 'channel', 'at'],
    }),
    quietHours: await memberRows(db, 'quiet_hours', { by: 'member', member, columns: ['starts', 'ends', 'at'] }),
    appDevices: await memberRows(db, 'app_devices', { by: 'member', member, columns: ['device', 'at'] }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};
