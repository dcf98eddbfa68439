import type { Offerwall } from '#schemas/documents/offerwall/schema';
import { shippedDocuments } from './shipped-documents.ts';
import type { Body } from './sound-site.ts';

const named = new Set(['som-policy', 'offerwall', 'notification-topic']);
/** The offerwalls that ship, with what they need. */
export const offerwallDocuments = (shippedDocuments as readonly unknown[] as readonly Body[]).filter(
  ({ type, id }) =>
    named.has(type) ||
    (/offerwall/.test(id) && (type === 'consent-item' || type === 'messages' || type === 'message-template')),
);
const wallNamed = (id: string): Offerwall =>
  offerwallDocuments.find((one) => one.type === 'offerwall' && one.id === id) as unknown as Offerwall;
export const [one, two] = [wallNamed('byeolmoa'), wallNamed('sompang')];
