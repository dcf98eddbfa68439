import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocuments } from '../../content/index.ts';
import { accountServer } from '#tests/account-server.ts';
import { edgeErrors, fillText, HttpError, visitorCodes } from './errors.ts';

const words = (locale: string, text: string) => ({
  type: 'messages',
  id: `errors-${locale}`,
  v: 1,
  locale,
  texts: { MSG_ERR_LGN_01: `${text} {{code}}`, MSG_ERR_REQ_INVALID: `${text} again` },
});
const server = accountServer({ documents: [words('ko', '다시'), words('en', 'Once more')] });

const shipped = async (locale: string): Promise<ReadonlySet<string>> => {
  const { documents } = await readDocuments(join(import.meta.dirname, '..', '..', '..', 'config'));
  const messages = documents
    .map(({ body }) => body)
    .filter((body) => body['type'] === 'messages' && body['locale'] === locale);
  return new Set(messages.flatMap(({ texts }) => Object.keys(texts as object)));
};

it.each(['ko', 'en'])('the shipped site has words in %s for every code that visitors may see', async (locale) => {
  const texts = await shipped(locale);
  expect(visitorCodes.filter((code) => !texts.has(`MSG_ERR_${code}`))).toEqual([]);
});

it('a code has one status and one text', () => {
  const byCode = Map.groupBy(Object.values(edgeErrors), ({ code }) => code);
  expect([...byCode].filter(([code, errors]) => code !== 'TKT_16' && errors.length > 1)).toEqual([]);
});

it.each([
  ['{{a}} and {{b}}', { a: 1 }, '1 and {{b}}'],
  ['{{toString}}', {}, '{{toString}}'],
  ['{{a}}', { a: '{{a}}' }, '{{a}}'],
])('fills %j with %j', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});

it('an error says what is wrong and, behind it, the detail', () => {
  expect(new HttpError('tooManyTries', 'Really.', { waitSeconds: 7 }).answer).toEqual({
    code: 'LGN_02',
    errorMessage: 'Too many tries. Wait 7 seconds and try again. Really.',
    errorType: 'B',
    waitSeconds: 7,
  });
});

describe('an error on its way out', () => {
  const login = (headers: Record<string, string> = {}, body: object = { userId: 'x', password: 'y' }) =>
    server.browser().post('certification/MBL/login', body, { headers });

  it.each([
    [{ 'x-user-locale': 'en', 'accept-language': 'ko' }, 'Once more LGN_01'],
    [{ 'accept-language': 'en' }, 'Once more LGN_01'],
    [{ 'x-user-locale': 'fr', 'accept-language': 'fr' }, '다시 LGN_01'],
  ])('speaks the language of the call (%j)', async (headers, errorMessage) => {
    expect((await login(headers)).json()).toEqual({ code: 'LGN_01', errorMessage, errorType: 'B' });
  });

  it('keeps what is wrong beside the words for visitors, and in place of them for operators', async () => {
    const refused = await login({ 'x-user-locale': 'en' }, { userId: 'x' });
    expect(refused.json()).toEqual({
      code: 'REQ_INVALID',
      errorMessage: 'Once more again',
      errorType: 'B',
      detail: "body must have required property 'password'",
    });
    expect((await server.browser().get('/api/console/%ff')).json()).toMatchObject({
      errorMessage: expect.stringContaining('not valid') as string,
    });
  });

  it('speaks its own words where the site has none', async () => {
    expect((await server.browser().get('users/info')).json()).toEqual({
      code: 'TKT_01',
      errorMessage: 'You can use the service after logging in',
      errorType: 'S',
    });
  });
});
