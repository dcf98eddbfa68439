export { firstAdministrator } from './first-administrator.ts';
