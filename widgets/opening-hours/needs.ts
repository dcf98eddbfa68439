import type { WidgetNeed } from '../define-widget.ts';
import { operationsNeed, parkNeeds } from '../shared/park/read-park.ts';
import type { Settings } from './schema.ts';

const DAYS = { today: 2, days: 61, closures: 2 } as const;
const facilities = parkNeeds.filter(({ name }) => name === 'facilities');

export const needs = ({ variant }: Settings): readonly WidgetNeed[] => [
  operationsNeed(DAYS[variant]),
  ...(variant === 'closures' ? facilities : []),
];
