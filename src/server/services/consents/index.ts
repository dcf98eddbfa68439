export { recordAgreements, recordChanges, requireAgreements, requiredAgreements } from './agreements.ts';
export { appendSettings, writeSettings } from './settings.ts';
