import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './settings.ts';

/** Initial values of the fields. */
export const needs = ({ known }: Settings): readonly WidgetNeed[] =>
  known === undefined ? [] : [{ name: 'known', path: known.path, query: known.query ?? {} }];
