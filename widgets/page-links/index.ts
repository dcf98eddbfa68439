import { defineWidget } from '../define-widget.ts';
import { PageLinks } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(PageLinks);
