import { expect, it } from 'vitest';
import { needs } from './needs.ts';
import type { Settings } from './schema.ts';

const texts = { empty: 'gone' };

it.each<[Partial<Settings> & Pick<Settings, 'source'>, string, object]>([
  [{ source: 'boards' }, 'contents/board/{param.publctId}', { publctTypeCd: '{venue.publctTypeCd}' }],
  [
    { source: 'boards', param: 'id', kind: 'FACILITY_{param.kindCd}', publctTypeCd: '00' },
    'contents/board/{param.id}',
    { publctTypeCd: '00', boardKindCd: 'FACILITY_{param.kindCd}' },
  ],
  [
    { source: 'boards', query: 'id', kind: 'COURSE' },
    'contents/board/{query.id|1}',
    { publctTypeCd: '{venue.publctTypeCd}', boardKindCd: 'COURSE' },
  ],
  [
    { source: 'discounts', class: '04', kind: '01' },
    'contents/discount/{param.publctId}',
    { parkKindCd: '{venue.parkKindCd}', bnftClassCd: '04', bnftKindCd: '01' },
  ],
  [{ source: 'terms', kind: 'USE' }, 'contents/terms', { kind: 'USE' }],
  [
    { source: 'events', kind: 'QUIZ' },
    'evt/event-dtl',
    { eventId: '{param.eventId}', parkKindCd: '{venue.parkKindCd}', eventKindCd: 'QUIZ' },
  ],
])('reads the record that the address names, of its kind alone (%o)', (settings, path, query) => {
  expect(needs({ texts, ...settings })).toEqual([
    { name: 'post', path: `/api/v1/iam/${path}`, query: { ...query, langId: '{locale}' } },
  ]);
});
