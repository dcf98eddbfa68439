import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const base = '/api/v1/iam/information';

export const needs = ({ record, query = 'f' }: Settings): readonly WidgetNeed[] => {
  const own = { parkType: '{venue.code}', langId: '{locale}' };
  if (record === undefined) return [{ name: 'facility', path: `${base}/facility`, query: { ...own, facilityId: `{query.${query}|}` }, onlyWith: 'facilityId', skipErrorHandler: true }];
  const { park, kind, id } = record;
  if (park === undefined) return [{ name: 'facility', path: `${base}/facility`, query: { ...own, cate: kind, facilityId: id } }];
  return [{ name: 'facility', path: `${base}/facilities/${park}/${kind}/${id}`, query: { langId: '{locale}' } }];
};
