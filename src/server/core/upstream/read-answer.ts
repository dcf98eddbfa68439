import { firstLetters } from '../../../engine/index.ts';
import { findStructureFault } from '#content/check/structure';
import type { Answer } from '#content/answers/index';
import { UpstreamFault } from './fault.ts';
import type { Reply } from './request-once.ts';

/** Maximum cache time of a page with an upstream response; upstreams do not announce changes. */
export const FRESH_MS = 10_000;
const LONGEST_TEXT = 500;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readJson = ({ contentType, text, status }: Reply): unknown => {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType))
    throw new UpstreamFault(status >= 500 ? 'away' : 'lying', `the answer has status ${status} and is no JSON`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UpstreamFault('lying', 'the answer is no JSON', error);
  }
  const fault = findStructureFault(value);
  if (fault !== undefined) throw new UpstreamFault('lying', fault.text.en);
  return value;
};

/**
 * Parses the response format of an upstream into data or a business error. Upstreams cannot trigger anything else, such as a redirect or the end of a
 * session.
 */
export const readAnswer = (reply: Reply, now: number): Answer => {
  const body = readJson(reply);
  const { status } = reply;
  if (!isRecord(body)) throw new UpstreamFault('lying', 'the answer is no object');
  const { code, data, errorMessage, errorType } = body;
  if (status >= 200 && status < 300 && data !== undefined && errorType === undefined)
    return { ok: true, data, validUntil: null, cacheUntil: now + FRESH_MS };
  if (
    errorType !== 'B' ||
    typeof code !== 'string' ||
    !/^[\w-]{1,40}$/.test(code) ||
    typeof errorMessage !== 'string'
  ) {
    throw new UpstreamFault(
      status >= 500 ? 'away' : 'lying',
      `the answer has status ${status} and is neither data nor a business error`,
    );
  }
  const said = firstLetters(LONGEST_TEXT, errorMessage);
  return {
    ok: false,
    status: status >= 400 && status < 500 ? status : 422,
    code,
    errorType,
    message: { ko: said, en: said },
    validUntil: null,
    cacheUntil: now + FRESH_MS,
  };
};
