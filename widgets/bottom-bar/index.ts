import { defineWidget } from '../define-widget.ts';
import { BottomBar } from './component.tsx';
import type { Settings } from './settings.ts';

export const widget = defineWidget<Settings>(BottomBar);
