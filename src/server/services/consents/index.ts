export { recordAgreements, requiredAgreements } from './agreements.ts';
export { appendSettings, writeSettings } from './settings.ts';
