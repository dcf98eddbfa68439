import { describe, expect, it } from 'vitest';
import { hasSensitiveNumber } from './sensitive-numbers.ts';

describe('a sensitive number', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '５５５５-５５５５-５５５５-４４４４',
    '378282246310005',
    '9410000000000005',
    '900412-1234567',
    '210101 3123456',
    '9004121234562',
  ])('is found in "%s"', (text) => {
    expect(hasSensitiveNumber(`번호는 ${text}입니다`)).toBe(true);
  });
  it.each([
    ['a phone number', '010-1234-5678'],
    ['two phone numbers', '010-1234-5678, 010-8765-4321'],
    ['a ticket number', '499999999999999998'],
    ['a number without the check digit of a card', '4111111111111112'],
    ['a date and a time', '2026-11-01 12:30:00'],
    ['a number whose days no month has', '901341-1234567'],
  ])('is not %s', (_, text) => {
    expect(hasSensitiveNumber(text)).toBe(false);
  });
});
