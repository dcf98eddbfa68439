import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'scene of the venue', settings: {}, texts: {} },
  { name: 'own backdrop', settings: { backdrop: 'forest' }, texts: {} },
];
