import { defineWidget } from '../define-widget.ts';
import { RecordChoice } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(RecordChoice);
