import { guestFacts } from '../../../engine/index.ts';
import type { Viewer } from '#schemas/viewer';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import type { PreviewBody } from './schema.ts';

/** Completes a partial viewer with the values that the server would find for such a visitor. */
export const wholeViewer = (
  { prepared: { documents }, snapshot }: Pick<LiveRelease, 'prepared' | 'snapshot'>,
  said: PreviewBody['viewer'],
): Viewer => {
  const list = documents['code-list'].get([...documents.site.values()][0]?.testerCodeList ?? '');
  const login = said.login === true;
  return {
    production: true,
    curResort: snapshot.site.defaultVenue,
    os: said.platform === 'APP' ? 'ios' : 'other',
    ...(login
      ? {
          memberKind: 'full',
          regular: true,
          exMember: false,
          password: 'ok',
          loginType: 'RESORT',
          tester: false,
          listed: false,
        }
      : guestFacts(list?.items.map(({ codeId }) => codeId) ?? [])),
    ...said,
    ...(said.listed === true ? { tester: true } : {}),
    login,
    ...(login
      ? { onSite: Object.fromEntries([...documents.venue.keys()].map((code) => [code, said.onSite?.[code] === true])) }
      : {}),
  } as Viewer;
};
