import { describe, expect, it } from 'vitest';
import { docsOf } from '#tests/console-docs.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import type { Part } from './part.ts';
import { isSketchType, sketchTypes } from './sketch-types.ts';
import { sketches } from './sketches.ts';
import { toolsFor } from './tools.ts';

const documents = await docsOf(shippedDocuments);
const drawn = (key: string, locale: 'ko' | 'en' = 'en'): readonly Part[] => {
  const type = key.split('/')[0] ?? '';
  return isSketchType(type) ? sketches[type](documents.get(key)?.body ?? {}, toolsFor(documents, locale)) : [];
};
const cards = (key: string) => drawn(key).flatMap((part) => (part.kind === 'card' ? [part] : []));
const sentences = (key: string) => drawn(key).flatMap((part) => (part.kind === 'sentences' ? part.items : []));

describe('the sketch of every shipped document', () => {
  const keys = [...documents.keys()].filter((key) => isSketchType(key.split('/')[0] ?? ''));

  it('exists for each type that has one', () => {
    expect(new Set(keys.map((key) => key.split('/')[0]))).toEqual(new Set(sketchTypes));
  });

  it.each(keys)('%s is complete in both languages', (key) => {
    const [ko, en] = [JSON.stringify(drawn(key, 'ko')), JSON.stringify(drawn(key, 'en'))];
    expect(ko + en).not.toMatch(/undefined|NaN|\[object|—/);
    expect(en).not.toMatch(/[가-힣]/);
  });
});

it.each(sketchTypes)('draws a %s that is still empty', (type) => {
  expect(() => sketches[type]({}, toolsFor(documents, 'ko'))).not.toThrow();
});

describe('a sketch', () => {
  it('shows a badge without progress, with some and earned', () => {
    expect(cards('badge/both-waters').map(({ progress, badge }) => progress ?? badge?.text)).toEqual([
      { value: 0, of: 2 },
      { value: 1, of: 2 },
      'Earned',
    ]);
  });

  it('shows a mission in each state, and the reward to collect', () => {
    const shown = cards('mission/rides-20');
    expect(shown.map(({ badge }) => badge?.text)).toEqual(['In progress', 'Completed', 'Collected', 'Missed']);
    expect(shown.map(({ button }) => button)).toEqual([undefined, 'Collect the reward', undefined, undefined]);
    expect(shown[1]?.lines).toContain('Reward: 500 Som');
    expect(sentences('mission/rides-20')).toContain('Go on rides 20 times');
  });

  it('shows an offerwall before and after the consent, and its callback', () => {
    const shown = cards('offerwall/byeolmoa');
    expect(shown.map(({ title, badge, button }) => [title, badge?.text, button])).toEqual([
      ['Byeolmoa', 'Consent needed', 'Give consent'],
      ['Byeolmoa', 'Ready', 'Take part'],
    ]);
    expect(sentences('offerwall/byeolmoa')).toContain('Asks for consent first: Passing data to Byeolmoa');
    const [facts] = drawn('offerwall/byeolmoa').filter((part) => part.kind === 'facts');
    expect(facts?.rows[0]).toEqual({
      label: 'Sends to',
      value: '/api/hooks/v1/offerwalls/byeolmoa',
      note: 'GET, POST',
    });
  });

  it('shows the grades from the highest, with thresholds and benefits', () => {
    const shown = cards('grade-table/grade-table');
    expect(shown.map(({ title, end }) => `${title} ${end ?? ''}`.trim())).toEqual([
      'Haneul 5%',
      'Sunset 3%',
      'Cloud 2%',
      'Wind 1%',
      'Associate',
    ]);
    expect(shown[0]?.lines).toEqual(['From 3,000 points', '5% of payments back in Som']);
  });

  it('says the policy of Som in sentences with its numbers', () => {
    const policy = sentences('som-policy/som-policy');
    expect(policy).toContain('Entering earns 300 Som, once a day and park.');
    expect(policy).toContain('A member gives up to 50,000 Som and 10 gifts a day.');
    expect(policy).toContain('Members are told 30 and 7 days before.');
  });

  it('asks the questions of a survey in order, and tells for whom a further one is', () => {
    const questions = drawn('survey/survey-land').flatMap((part) => (part.kind === 'question' ? [part] : []));
    expect(questions[0]?.text).toBe('What kind of visit is it?');
    expect(questions[0]?.choices).toHaveLength(3);
    expect(questions.some(({ note }) => note?.startsWith('Only for: ') === true)).toBe(true);
  });

  it('shows each state of a verification, with the texts of the page of the return', () => {
    const shown = cards('identity-provider/nice');
    expect(shown.map(({ title, badge }) => badge?.text ?? title)).toEqual([
      'Mobile phone',
      'Waiting',
      'Cancelled',
      'Failed',
      'Too late',
      'Provider does not answer',
    ]);
    expect(shown[5]).toMatchObject({
      lines: ['The verification service does not answer. Please try again later.'],
      button: 'Try again',
    });
  });

  it('shows the states of a social login, and whether it proves a member', () => {
    const states = (key: string) => cards(key).flatMap(({ badge }) => (badge === undefined ? [] : [badge.text]));
    const four = ['Waiting', 'Failed', 'Too late', 'Provider does not answer'];
    expect(states('social-provider/naver')).toEqual(four);
    expect(states('social-provider/cloud')).toEqual([...four, 'No fresh login']);
    expect(sentences('social-provider/naver').at(-1)).toContain('auth_type=reauthenticate');
    expect(sentences('social-provider/apple').at(-1)).toContain('tells the time');
  });
});
