import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** What is known of the fields before anybody types. */
export const needs = ({ known }: Settings): readonly WidgetNeed[] => (known === undefined ? [] : [{ name: 'known', path: known.path, query: {} }]);
