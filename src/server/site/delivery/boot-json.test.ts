import { describe, expect, it } from 'vitest';
import { bootJson } from './boot-json.ts';
import { encodeParts } from './encode-parts.ts';

const dangerous = '</script><!--\u2028\u2029 한글 🎢';

/** Minimal boot data; all other properties are written the same way. */
const bootWith = (more: object = {}) => {
  const node = { id: 'a', widget: 'note', settings: { text: dangerous } };
  const model = { locale: 'ko', title: dangerous, menu: [{ id: 'm', name: dangerous }], venues: [] };
  const boot = {
    path: '/',
    failedWidgets: [],
    decision: { status: 200, services: [], tree: [node], frame: { layout: 'f', nodes: [node], model } },
    messages: { key: dangerous },
    data: {},
    site: {},
    assets: {},
    ...more,
  };
  return { boot, text: encodeParts(bootJson(boot as never)).toString() };
};

describe('boot JSON', () => {
  it('is the boot data, whatever is in it', () => {
    const { boot, text } = bootWith({ data: { '/api/v1/a?b="<': [dangerous], '/api/v1/failed': null } });
    expect(JSON.parse(text)).toEqual(boot);
  });

  it('is the boot data where nothing was asked', () => {
    const { boot, text } = bootWith();
    expect(JSON.parse(text)).toEqual(boot);
  });

  it('holds nothing that ends a script element or a line', () => {
    expect(bootWith({ data: { '</script>': {} } }).text).not.toMatch(/[<\u2028\u2029]/);
  });

  it('is the same when its parts have been written before', () => {
    const { boot, text } = bootWith();
    expect(encodeParts(bootJson(boot as never)).toString()).toBe(text);
  });
});

describe('parts', () => {
  it('become one run of UTF-8, however long they are', () => {
    const parts = [dangerous, Buffer.from('bytes'), '한'.repeat(400_000), ''];
    expect(encodeParts(parts).toString()).toBe(parts.join(''));
    expect(encodeParts(['short']).toString()).toBe('short');
  });
});
