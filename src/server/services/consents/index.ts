export { recordAgreements, recordChanges, requireAgreements, requiredAgreements } from './agreements.ts';
export { readConsent } from './read-consent.ts';
export { appendSettings, writeSettings } from './settings.ts';
