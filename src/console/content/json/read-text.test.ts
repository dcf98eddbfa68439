import { describe, expect, it } from 'vitest';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { faultText } from './in-korean.ts';
import { plainSnippet } from './extensions.ts';
import { printBody, readText } from './read-text.ts';

const body = {
  type: 'link',
  id: 'LNK_IAM_00001',
  v: 1,
  linkName: 'name',
  linkUrl: 'https://example.com',
  newWindow: true,
};

describe('a document as text', () => {
  it('is the same document again, byte for byte, for all that ship', () => {
    for (const document of shippedDocuments)
      expect(JSON.stringify(readText(printBody(document), document))).toBe(
        JSON.stringify({ state: 'document', body: document }),
      );
  });

  it('names the line where it stops being JSON, and takes nothing from it', () => {
    expect(readText('{\n  "type": "link",\n  "id": }', body)).toMatchObject({ state: 'syntax', line: 3, offset: 28 });
    expect(readText('', body).state).toBe('syntax');
  });

  it('is not taken for another document, nor for a list', () => {
    expect(readText(printBody({ ...body, id: 'LNK_IAM_00002' }), body).state).toBe('another');
    expect(readText(printBody({ ...body, type: 'page' }), body).state).toBe('another');
    expect(readText('[]', body).state).toBe('no-object');
  });

  it('drops the name of the schema that other editors read', () => {
    expect(readText(JSON.stringify({ $schema: 'x', ...body }), body)).toEqual({ state: 'document', body });
  });
});

describe('completion', () => {
  it.each([
    ['"title": "$1"', '"title": ""', 10],
    ['"on": ${1:true},', '"on": true,', 10],
    ['"a": {$1},\n"b": $2', '"a": {},\n"b": ', 6],
    ['"price": "\\$5 \\}"', '"price": "$5 }"', 15],
    ['plain', 'plain', 5],
  ])('writes %s as %s and goes on at %i', (snippet, text, cursor) => {
    expect(plainSnippet(snippet)).toEqual({ text, cursor });
  });
});

it('says what does not fit in the language of the person', () => {
  expect(faultText('ko', 'Missing property "v".')).toBe('‘v’ 항목이 있어야 해요.');
  expect(faultText('ko', 'Something else')).toBe('Something else');
  expect(faultText('en', 'Missing property "v".')).toBe('Missing property "v".');
});
