import { defineWidget } from '../define-widget.ts';
import { SurveyForm } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(SurveyForm);
