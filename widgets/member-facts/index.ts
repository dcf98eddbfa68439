import { defineWidget } from '../define-widget.ts';
import { MemberFacts } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(MemberFacts);
