import { defineWidget } from '../define-widget.ts';
import { BillboardForm } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(BillboardForm);
