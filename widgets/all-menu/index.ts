import { defineWidget } from '../define-widget.ts';
import { AllMenu } from './component.tsx';
import { description, type Settings } from './schema.ts';

export const widget = defineWidget<Settings>(description, AllMenu);
