import type { WidgetNeed } from '../define-widget.ts';
import { parkNeeds } from '../shared/park/read-park.ts';
import type { Settings } from './schema.ts';

export const needs = ({ variant, category }: Settings): readonly WidgetNeed[] =>
  parkNeeds.flatMap((need): readonly WidgetNeed[] => {
    if (need.name === 'facilities')
      return [category === undefined ? need : { ...need, query: { ...need.query, cate: category } }];
    return variant === 'groups' ? [need] : [];
  });
