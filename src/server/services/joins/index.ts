export { postWelcome } from './welcome.ts';
