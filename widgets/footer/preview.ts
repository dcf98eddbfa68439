import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  call: { ko: '고객센터 (유료)', en: 'Customer centre (paid call)' },
  hours: { ko: '매일 9시–18시', en: 'Daily 9:00–18:00' },
  dial: { ko: '전화', en: 'Call' },
  sites: { ko: '가람 마을의 다른 누리집', en: 'Other sites of Garam Village' },
  museum: { ko: '가람 미술관', en: 'Garam Museum' },
  golf: { ko: '가람 골프장', en: 'Garam Golf' },
  terms: { ko: '이용약관', en: 'Terms' },
  privacy: { ko: '개인정보 처리방침', en: 'Privacy' },
  tender: { ko: '입찰 공고', en: 'Notices of tender' },
  copyright: { ko: '© 2026 가람 마을', en: '© 2026 Garam Village' },
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'everything',
    settings: {
      call: { title: 'call', hours: 'hours', button: 'dial' },
      sites: {
        label: 'sites',
        items: [
          { id: 'museum', label: 'museum', action: { action: 'link', linkUrl: 'https://example.com/museum' } },
          { id: 'golf', label: 'golf', action: { action: 'link', linkUrl: 'https://example.com/golf' } },
        ],
      },
      links: [
        { id: 'terms', label: 'terms', action: { action: 'move', pageNm: 'Inner' } },
        { id: 'privacy', label: 'privacy', action: { action: 'move', pageNm: 'Inner' }, strong: true },
        { id: 'tender', label: 'tender', action: { action: 'move', pageNm: 'Inner' } },
      ],
      copyright: 'copyright',
    },
    texts,
  },
  {
    name: 'no link is left',
    settings: { sites: { label: 'sites', items: [] }, links: [], copyright: 'copyright' },
    texts,
  },
];
