export { recordAgreements, requiredAgreements, type RequestedAgreement } from './agreements.ts';
export { appendSettings, writeSettings } from './settings.ts';
