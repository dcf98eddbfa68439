import { expect, it } from 'vitest';
import type { ValidationRule } from '#schemas/documents/validation-rule/schema';
import { askCall, messagesOf, serviceOf } from '#tests/builders.ts';

const rule: ValidationRule = {
  type: 'validation-rule',
  id: 'no-words',
  v: 1,
  message: 'rule.words',
  words: ['DROP', 'ORDER BY'],
  normalise: 'trim',
};
const site = [
  rule,
  ...messagesOf(['rule.words']),
  serviceOf(1, '/api/v1/common/pages', { rules: { searchPageText: 'no-words' } }),
];
const search = (term: string) => askCall(site, `/api/v1/common/pages?searchPageText=${encodeURIComponent(term)}`);

it.each(['drop', 'Drop it', 'rain DROP', 'order   by'])(
  'refuses "%s" in the words of the rule that the data service names',
  (term) => {
    expect(search(term)).toMatchObject({
      ok: false,
      status: 400,
      code: 'CMM_08',
      errorType: 'B',
      message: { ko: 'ko rule.words', en: 'en rule.words' },
    });
  },
);

it.each(['raindrop', 'orders', 'by order'])('lets "%s" pass, in which they are no words', (term) => {
  expect(search(term)).toMatchObject({ ok: true });
});

it('asks nothing of what was not given, nor of names that every object has', () => {
  expect(askCall(site, '/api/v1/common/pages')).toMatchObject({ ok: true });
  const odd = [rule, serviceOf(1, '/api/v1/common/pages', { rules: { toString: 'no-words' } })];
  expect(askCall(odd, '/api/v1/common/pages')).toMatchObject({ ok: true });
});

it('fails rather than let anything pass when the rule is not there', () => {
  expect(() =>
    askCall(
      [serviceOf(1, '/api/v1/common/pages', { rules: { searchPageText: 'gone' } })],
      '/api/v1/common/pages?searchPageText=map',
    ),
  ).toThrow('gone');
});
