import type { DocumentType } from '#schemas/documents';

/** Types with a preview of their own, because each member sees them with other numbers or in other states. */
export const sketchTypes = [
  'badge',
  'mission',
  'reward-program',
  'profile-picture',
  'grade-table',
  'som-policy',
  'notification-topic',
  'webhook-source',
  'survey',
  'offerwall',
  'partner-card',
  'collectible-program',
  'club',
  'identity-provider',
  'social-provider',
] as const satisfies readonly DocumentType[];

export type SketchType = (typeof sketchTypes)[number];

export const isSketchType = (type: string): type is SketchType => (sketchTypes as readonly string[]).includes(type);
