import type { WidgetNeed } from '../define-widget.ts';
import { operationsNeed, weatherNeed } from '../shared/park/read-park.ts';
import type { Settings } from './schema.ts';

const DAYS = 2;

export const needs = ({ now }: Settings): readonly WidgetNeed[] =>
  now === undefined ? [] : [operationsNeed(DAYS), weatherNeed];
