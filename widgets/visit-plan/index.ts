import { defineWidget } from '../define-widget.ts';
import { VisitPlan } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(VisitPlan);
