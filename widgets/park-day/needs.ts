import type { WidgetNeed } from '../define-widget.ts';
import { parkNeeds, showTimesNeed, weatherNeed } from '../shared/park/read-park.ts';
import type { Settings } from './schema.ts';

const facilities = parkNeeds.filter(({ name }) => name === 'facilities');

export const needs = ({ variant, facts = [] }: Settings): readonly WidgetNeed[] =>
  variant === 'facts'
    ? [
        weatherNeed,
        ...(facts.includes('wait') || facts.includes('open') ? facilities : []),
        ...(facts.includes('show') ? [showTimesNeed()] : []),
      ]
    : [weatherNeed];
