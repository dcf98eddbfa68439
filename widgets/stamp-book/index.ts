import { defineWidget } from '../define-widget.ts';
import { StampBook } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(StampBook);
