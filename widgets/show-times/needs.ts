import type { WidgetNeed } from '../define-widget.ts';
import { operationsNeed, showTimesNeed } from '../shared/park/read-park.ts';
import type { Settings } from './schema.ts';

const DAYS = 14;
const chosen = '{query.date|}';

export const needs = ({ variant }: Settings): readonly WidgetNeed[] => {
  switch (variant) {
    case 'list':
      return [operationsNeed(DAYS), showTimesNeed(chosen)];
    case 'date':
      return [showTimesNeed(chosen)];
    default:
      return [showTimesNeed()];
  }
};
