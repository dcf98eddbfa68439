import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const base = '/api/v1/iam/information';

export const needs = ({ record, query = 'f', queue }: Settings): readonly WidgetNeed[] => {
  const own = { parkType: '{venue.code}', langId: '{locale}' };
  const facilityId = record?.id ?? `{query.${query}|}`;
  // The curve is no reason to say that something failed.
  const waits = {
    name: 'waits',
    path: `${base}/waits`,
    query: { parkType: '{venue.code}', ...(record === undefined ? {} : { cate: record.kind }), facilityId },
    onlyWith: 'facilityId',
    skipErrorHandler: true,
  } as const;
  // Guests are told whether they could join, too.
  const join: readonly WidgetNeed[] =
    queue === undefined
      ? []
      : [
          {
            name: 'queue',
            path: '/api/v1/iam/queue/plans',
            query: { parkType: '{venue.code}', facilityId },
            personal: false,
            onlyWith: 'facilityId',
            skipErrorHandler: true,
            memberEvent: 'queue',
          },
        ];
  if (record === undefined)
    return [
      {
        name: 'facility',
        path: `${base}/facility`,
        query: { ...own, facilityId },
        onlyWith: 'facilityId',
        skipErrorHandler: true,
      },
      waits,
      ...join,
    ];
  const { park, kind } = record;
  if (park === undefined)
    return [{ name: 'facility', path: `${base}/facility`, query: { ...own, cate: kind, facilityId } }, waits, ...join];
  return [
    { name: 'facility', path: `${base}/facilities/${park}/${kind}/${facilityId}`, query: { langId: '{locale}' } },
    waits,
    ...join,
  ];
};
