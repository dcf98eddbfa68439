import type { WidgetNeed } from '../define-widget.ts';
import { parkNeeds } from '../read-park.ts';

export const needs = (): readonly WidgetNeed[] => parkNeeds;
