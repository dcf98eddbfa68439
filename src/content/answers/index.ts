import { locales, type Locale } from '#schemas/parts';
import { readBanners } from './banners.ts';
import { readBoard, readBoards } from './boards.ts';
import { readCodes, readMessages, readSystemConfig, readWords } from './common.ts';
import { readDiscount, readDiscounts } from './discounts.ts';
import { readEvent, readEvents } from './events.ts';
import { fillAnswer, readFacts } from './facts/read-facts.ts';
import { readFees } from './fees.ts';
import { readSounds } from './sounds.ts';
import { readMenu, readPages } from './menus.ts';
import { readNotice, readNotices } from './notices.ts';
import { refused } from './outcomes.ts';
import { readPageMeta } from './page-meta.ts';
import { readFacilities, readFacility, readFacilityById } from './park/facilities.ts';
import { readGraph } from './park/graph.ts';
import { readMap } from './park/map.ts';
import { readOperations } from './park/operations.ts';
import { readShowTimes } from './park/show-times.ts';
import { readWeather } from './park/weather.ts';
import { readAgreements, readTerms } from './terms.ts';
import { matchPattern, pathPattern, segmentsOf } from './path-pattern.ts';
import { gate } from './service-gate.ts';
import { earlier, ShownDocuments } from './shown-documents.ts';
import type { Answer, AnswerInput, Query, Read, Reading } from './types.ts';
import { refusedByRule } from './value-rules.ts';

export { gate, mayBeClosed, passedService, serviceOf, type PassedService } from './service-gate.ts';
export { agreementItem, type AgreementReading } from './terms.ts';
export { fillTexts } from './facts/read-facts.ts';
export { refused } from './outcomes.ts';
export { refusedByRule } from './value-rules.ts';
export type { Answer, AnswerInput, Holdings, Query, Refused } from './types.ts';

/** The reading calls of the specification that are answered from the live release (7.7). */
export const readCalls: Readonly<Record<string, Read>> = {
  '/api/v1/iam/common/page-meta': readPageMeta,
  '/api/v1/iam/common/codes/{codeId}': readCodes,
  '/api/v1/iam/common/message-resource': readMessages,
  '/api/v1/iam/common/system-config': readSystemConfig,
  '/api/v1/iam/fword-list': readWords,
  '/api/v1/iam/contents/notices': readNotices,
  '/api/v1/iam/contents/notices/{publctId}': readNotice,
  '/api/v1/iam/contents/boards': readBoards,
  '/api/v1/iam/contents/board/{publct_id}': readBoard,
  '/api/v1/iam/contents/discounts': readDiscounts,
  '/api/v1/iam/contents/discount/{publctId}': readDiscount,
  '/api/v1/iam/contents/fees': readFees,
  '/api/v1/iam/contents/sounds': readSounds,
  '/api/v1/iam/contents/terms': readTerms,
  '/api/v1/iam/contents/agreements': readAgreements,
  '/api/v1/iam/contents/banners': readBanners,
  '/api/v1/iam/contents/bannersForPaging': readBanners,
  '/api/v1/iam/evt/event': readEvents,
  '/api/v1/iam/evt/event-dtl': readEvent,
  '/api/v1/iam/information/maps': readMap,
  '/api/v1/iam/information/facilities': readFacilities,
  '/api/v1/iam/information/facilities/{park}/{kind}/{id}': readFacility,
  '/api/v1/iam/information/facility': readFacilityById,
  '/api/v1/iam/information/graph': readGraph,
  '/api/v1/iam/information/showtimes': readShowTimes,
  '/api/v1/iam/information/operations': readOperations,
  '/api/v1/iam/information/weather': readWeather,
  '/api/v1/iam/information/facts': readFacts,
  '/api/v1/common/pages': readPages,
  '/api/v1/common/menus/IAM/{appType}': readMenu,
};

const table = Object.entries(readCalls).map(([path, read]) => ({ pattern: pathPattern(path), read }));

const languageOf = (query: Query): Locale | undefined => locales.find((locale) => locale === query['langId']);

/** The language that a call is answered in: the one that `langId` names, otherwise the viewer's. */
export const callLocale = ({ viewer }: AnswerInput, query: Query): Locale => languageOf(query) ?? viewer.locale;

/**
 * Answers a reading call from the live release; the same for HTTP and for the server's own rendering. Closed services, and values that a
 * rule of the service does not let pass, are refused here, whoever asks. `path` is as it stands in the address, percent-encoded.
 */
export const answer = (input: AnswerInput, path: string, query: Query): Answer => {
  const closed = gate(input, path) ?? refusedByRule(input, path, query);
  if (closed !== undefined) return closed;
  const segments = segmentsOf(path);
  const langId = languageOf(query);
  for (const { pattern, read } of table) {
    const params = matchPattern(pattern, segments);
    if (params === undefined) continue;
    const shown = new ShownDocuments(input.documents, input.now);
    const reading: Reading = {
      ...input,
      shown,
      params,
      query,
      locale: callLocale(input, query),
      ...(langId ? { langId } : {}),
    };
    const answered = fillAnswer(reading, read(reading));
    return { ...answered, validUntil: earlier(answered.validUntil, shown.validUntil) };
  }
  return refused('unknownCall');
};
