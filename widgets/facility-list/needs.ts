import type { WidgetNeed } from '../define-widget.ts';
import { parkNeeds } from '../shared/park/read-park.ts';

export const needs = (): readonly WidgetNeed[] => parkNeeds;
