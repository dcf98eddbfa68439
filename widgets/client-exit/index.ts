import { defineWidget } from '../define-widget.ts';
import { ClientExit } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(ClientExit);
