import { bannerNeed } from '../shared/banners/banner-need.ts';
import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

export const needs = (settings: Settings): readonly WidgetNeed[] => [bannerNeed('banners', settings)];
