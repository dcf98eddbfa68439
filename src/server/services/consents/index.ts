export { recordAgreements, recordChanges, requireAgreements, requiredAgreements } from './agreements.ts';
export { hasConsent } from './has-consent.ts';
export { appendSettings, writeSettings } from './settings.ts';
