import type { FastifyPluginAsync } from 'fastify';
import {
  bannerListSchema, boardDetailSchema, boardListSchema, discountDetailSchema, discountListSchema, eventDetailSchema, eventListSchema, noticeDetailSchema, noticeListSchema,
} from '#schemas/answers.schema';
import { readRoute } from './read-route.ts';

const tag = 'contents';
const base = '/api/v1/iam/contents';
const events = '/api/v1/iam/evt';
const paging = { currentPage: 'Page, from 1', pagePerCount: 'Items a page' };

/** Contents of the live release under the specification's names (7.7). */
export const registerContents: FastifyPluginAsync = async (app) => {
  const banner = { tag, data: bannerListSchema, query: { parkKindCd: '', bannerKindCd: '', bannerCode: '', ...paging } };
  readRoute(app, { url: `${base}/notices`, tag, summary: 'List notices', data: noticeListSchema, query: { publctTypeCd: 'Venue', ctgryCd: 'Category', pinYn: 'Y or N', ...paging } });
  readRoute(app, { url: `${base}/notices/:publctId`, tag, summary: 'Read a notice', data: noticeDetailSchema, query: { publctTypeCd: 'Venue' } });
  readRoute(app, { url: `${base}/boards`, tag, summary: 'List posts of a board', data: boardListSchema, query: { publctTypeCd: 'Venue', boardKindCd: 'Board', ...paging } });
  readRoute(app, { url: `${base}/board/:publct_id`, tag, summary: 'Read a post', data: boardDetailSchema, query: { publctTypeCd: 'Venue', boardKindCd: 'Board' } });
  readRoute(app, { url: `${base}/discounts`, tag, summary: 'List discounts', data: discountListSchema, query: { parkKindCd: 'Venue', bnftClassCd: '', bnftKindCd: '', ...paging } });
  readRoute(app, { url: `${base}/discount/:publctId`, tag, summary: 'Read a discount', data: discountDetailSchema, query: { parkKindCd: 'Venue', bnftClassCd: '', bnftKindCd: '' } });
  readRoute(app, { url: `${base}/banners`, summary: 'List banners', ...banner });
  readRoute(app, { url: `${base}/bannersForPaging`, summary: 'List banners by page', ...banner });
  readRoute(app, { url: `${events}/event`, tag: 'events', summary: 'List events', data: eventListSchema, query: { parkKindCd: 'Venue', eventKindCd: 'How one takes part', ...paging } });
  readRoute(app, { url: `${events}/event-dtl`, tag: 'events', summary: 'Read an event', data: eventDetailSchema, query: { eventId: '', eventKindCd: 'How one takes part', parkKindCd: 'Venue' } });
};
