import type { DocumentTexts } from '../../texts.ts';
import type { layoutSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof layoutSchema> = {
  spare: {
    ko: '나중에 쓸 것',
    en: 'Kept for later',
    help: {
      ko: '나중을 위해 미리 만들어 둔 것이에요. 아직 쓰는 곳이 없어도 알리지 않아요.',
      en: 'Prepared for later use: being unused is intended and not reported.',
    },
  },
  use: {
    ko: '쓰이는 곳',
    en: 'Used',
    values: { page: { ko: '페이지', en: 'Pages' }, frame: { ko: '틀', en: 'Around pages' } },
  },
  placements: {
    ko: '위젯',
    en: 'Widgets',
    of: {
      id: { ko: 'ID', en: 'Id' },
      in: { ko: '담긴 곳', en: 'Inside' },
      widget: { ko: '위젯', en: 'Widget' },
      v: { ko: '형식 버전', en: 'Version of its form' },
      settings: { ko: '설정', en: 'Settings' },
      editable: {
        ko: '회원이 옮기는 이름',
        en: 'Name for members who move it',
        help: {
          ko: '적으면 회원이 첫 화면에서 이 위젯의 자리를 바꾸거나 숨길 수 있어요.',
          en: 'If given, members can move or hide this widget on the main page.',
        },
      },
      when: { ko: '보이는 조건', en: 'Shown when' },
      whileUnknown: {
        ko: '아직 모를 때',
        en: 'While unknown',
        values: {
          hide: { ko: '숨기기', en: 'Hide' },
          show: { ko: '보이기', en: 'Show' },
          skeleton: { ko: '자리만', en: 'Skeleton' },
        },
      },
      fallback: {
        ko: '대신 보일 위젯',
        en: 'Shown instead',
        help: {
          ko: '위젯을 모르거나 이 서버보다 새로울 때 대신 보여요.',
          en: 'Shown instead when the widget is unknown or newer than this server.',
        },
        of: {
          widget: { ko: '위젯', en: 'Widget' },
          v: { ko: '형식 버전', en: 'Version of its form' },
          settings: { ko: '설정', en: 'Settings' },
        },
      },
    },
  },
};
