import { keyIn } from './messages.ts';
import type { VenuePlan } from './plan.ts';

const NOTICES = '/api/v1/iam/contents/notices';

/** Ids and screen names of the venue's pages. */
export const pageNames = ({ code, area }: Pick<VenuePlan, 'code' | 'area'>) => ({
  main: { id: `PGE_${area}_00001`, screen: `${code}Main` },
  notices: { id: `PGE_${area}_00020`, screen: `${code}NoticeList` },
  notice: { id: `PGE_${area}_00021`, screen: `${code}NoticeDtl` },
  information: { id: `PGE_${area}_00040`, screen: `${code}Information` },
});

/** The venue's pages by file name. */
export function pagesOf(plan: VenuePlan): Readonly<Record<string, object>> {
  const { code, slug, service } = plan;
  const key = keyIn(code);
  const names = pageNames(plan);
  const page = (
    name: keyof typeof names,
    layout: string,
    more: {
      readonly paths: readonly string[];
      readonly flags: object;
      readonly services?: readonly string[];
      readonly seo: object;
      readonly redirects?: readonly string[];
      readonly query?: object;
    },
  ): object => {
    const { services = [], paths, query, flags, redirects, seo } = more;
    return {
      type: 'page',
      id: names[name].id,
      v: 1,
      pageInfo: { pageId: names[name].id, pageStatusCode: 'N', pageBlockContent: '' },
      dataServiceList: services.map(service),
      messageList: [],
      screen: names[name].screen,
      venue: code,
      paths,
      ...(redirects ? { redirects } : {}),
      ...(query ? { query } : {}),
      flags: { isHeader: true, isFooter: true, floatingMenuBtn: true, ...flags },
      guards: [],
      layout: `${slug}-${layout}`,
      seo: { keywords: key('KEYWORDS'), ...seo },
      aaPageNm: `${code}>${names[name].screen.slice(code.length)}`,
    };
  };
  const noticeHead = { title: key('NOTICE_SEO'), description: key('NOTICE_DESC') };
  return {
    main: page('main', 'main', {
      paths: ['/home/main'],
      redirects: ['/home', '/'],
      services: [NOTICES],
      flags: { homeLogo: true, loginBtn: true, headerFixed: true, title: key('NAME') },
      seo: { title: key('NAME'), description: key('SLOGAN') },
    }),
    'notice-list': page('notices', 'notice-list', {
      paths: ['/announcement'],
      query: { category: {}, size: {}, page: { pattern: '[1-9][0-9]{0,3}' } },
      services: [NOTICES],
      flags: { prevBtn: true, keepAlive: true, keepAliveName: names.notices.screen, title: 'MSG_TXT_NOTICES' },
      seo: noticeHead,
    }),
    'notice-detail': page('notice', 'notice-detail', {
      paths: ['/announcement/{publctId}/{publctTypeCd}'],
      services: [`${NOTICES}/{publctId}`],
      flags: { prevBtn: true, title: 'MSG_TXT_NOTICES' },
      seo: noticeHead,
    }),
    information: page('information', 'information', {
      paths: ['/information'],
      flags: { prevBtn: true, title: key('INFO') },
      seo: { title: key('INFO_SEO'), description: key('INFO_DESC') },
    }),
  };
}
