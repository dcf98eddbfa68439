import { defineWidget } from '../define-widget.ts';
import { Header } from './component.tsx';
import { description, type Settings } from './schema.ts';

export const widget = defineWidget<Settings>(description, Header);
