import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Records are personal: they are fetched for members only. The widget shows its own error. */
export const needs = ({ source, only }: Pick<Settings, 'source' | 'only'>): readonly WidgetNeed[] => [
  { name: 'records', path: source.path, query: source.query ?? {}, personal: true, skipErrorHandler: true },
  ...(only === undefined ? [] : [{ name: 'only', path: only.source.path, query: only.source.query ?? {}, skipErrorHandler: true as const }]),
];
