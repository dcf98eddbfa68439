import { defineWidget } from '../define-widget.ts';
import { HandBack } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(HandBack);
