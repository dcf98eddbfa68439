import type { FastifyPluginAsync } from 'fastify';
import { codeListAnswer, configAnswer, menuAnswer, messageAnswer, pageMetaAnswer, pagesAnswer, wordsAnswer } from '#schemas/common-answers.schema';
import { passingRoutes, readRoute } from '../contents/read-route.ts';

const tag = 'common';

/** Page meta, codes, messages, config, words, pages and menus of the live release under the specification's names (7.7). */
export const registerCommon: FastifyPluginAsync = async (app) => {
  readRoute(app, { url: '/api/v1/iam/common/page-meta', tag, summary: 'Read the meta of a page', data: pageMetaAnswer, query: { pageId: 'Page' } });
  readRoute(app, { url: '/api/v1/iam/common/codes/:codeId', tag, summary: 'Read a code list', data: codeListAnswer });
  readRoute(app, { url: '/api/v1/iam/common/message-resource', tag, summary: 'List messages', data: messageAnswer });
  readRoute(app, { url: '/api/v1/iam/common/system-config', tag, summary: 'Read system config', data: configAnswer });
  readRoute(app, { url: '/api/v1/iam/fword-list', tag, summary: 'List forbidden words', data: wordsAnswer });
  readRoute(app, {
    url: '/api/v1/common/pages',
    tag,
    summary: 'List pages; with searchPageText search the site by the names of menus and pages',
    data: pagesAnswer,
    query: {
      searchPageCond: 'PAGE_NM',
      searchPageText: 'From 2 to 60 characters',
      parkType: 'Venue, by its code; without it all are searched',
      currentPage: 'Page of what was found, from 1',
      pagePerCount: 'Items a page',
      subModuleCode: '',
      pageId: 'Page that calls',
      token: 'Not read: who asks is known by the session cookie',
    },
  });
  readRoute(app, { url: '/api/v1/common/menus/IAM/:appType', tag, summary: 'List the menu of a venue', data: menuAnswer });
  passingRoutes(app);
};
