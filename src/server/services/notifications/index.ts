export { deleteNoticesSince, seedDemoNotifications } from './demo-notifications.ts';
