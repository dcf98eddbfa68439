import { defineWidget } from '../define-widget.ts';
import { Footer } from './component.tsx';
import { description, type Settings } from './schema.ts';

export const widget = defineWidget<Settings>(description, Footer);
