import { defineWidget } from '../define-widget.ts';
import { MemoryReport } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(MemoryReport);
