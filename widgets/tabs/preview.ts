import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  fees: { ko: '요금', en: 'Prices' },
  day: { ko: '종일권', en: 'Day ticket' },
  night: { ko: '야간권', en: 'Night ticket' },
  pass: { ko: '해가 바뀌어도 쓰는 정기권', en: 'Season pass that lasts beyond the turn of the year' },
  groups: { ko: '단체', en: 'Groups' },
} as const;
const tabs = [
  { value: '0', label: 'day' },
  { value: '1', label: 'night' },
  { value: '2', label: 'pass' },
  { value: '3', label: 'groups' },
];

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'panels', settings: { label: 'fees', tabs }, children: 4, texts },
  {
    name: 'a panel that this visitor does not have',
    settings: { label: 'fees', param: 'fee', tabs },
    children: 2,
    texts,
  },
  {
    name: 'values of the query',
    settings: { label: 'fees', param: 'category', tabs: [{ value: '', label: 'groups' }, ...tabs] },
    texts,
  },
];
