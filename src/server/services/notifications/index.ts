export { seedDemoNotifications } from './demo-notifications.ts';
