import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Records are personal: they are fetched for members only. The widget shows its own error. */
export const needs = ({ source }: Pick<Settings, 'source'>): readonly WidgetNeed[] => [{ name: 'records', path: source.path, query: source.query ?? {}, personal: true, skipErrorHandler: true }];
