import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decide } from '#engine';
import type { AnyDocument } from '#schemas/documents';
import type { Sharing } from '#schemas/documents/sharing/schema';
import { ask, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { makeTexts } from '#render/texts/texts.ts';
import wordsEn from '../../../config/site/messages/share-en.json' with { type: 'json' };
import wordsKo from '../../../config/site/messages/share-ko.json' with { type: 'json' };
import sharing from '../../../config/site/sharing.json' with { type: 'json' };
import { CallError, type CallScope } from '../data/call-service.ts';
import type { SayAction } from '../notices/notices.ts';
import type { Present } from '../app/present.ts';
import type { SessionTools } from '../session/tools.ts';
import { beginShare } from './begin-share.ts';
import { copyText } from './copy-text.ts';
import { makeShare } from './make-share.ts';
import { tellShare } from './share-events.ts';

const [words, document_] = [[wordsKo, wordsEn] as unknown as readonly AnyDocument[], sharing as Sharing];
const course = pageOf(40, { screen: 'RecomCourseDtl', paths: ['/course'] });
const told: AnyDocument = {
  type: 'analytics',
  id: 'analytics',
  v: 1,
  tracker: { kind: 'dataLayer', name: 'testLayer' },
  delayMs: 0,
  events: { pageView: 'view', linkClick: 'click', share: 'share' },
  consent: { needed: false, question: 'a', agree: 'b', refuse: 'c' },
};
const snapshot = snapshotWith([document_, ...words, course, told]);
const content = {
  title: 'T',
  description: 'D',
  imageUrl: 'http://localhost:3000/share/a/b/c.png',
  linkUrl: 'http://localhost:3000/course',
};
const compiled = snapshot.sharing ?? expect.unreachable('the small site has sharing');

interface Site {
  readonly tools: SessionTools;
  readonly said: string[];
}

const siteAt = (path: string, release = snapshot): Site => {
  const said: string[] = [];
  const texts = makeTexts('en', release.messages.en);
  const shown = {
    decision: decide(release, ask(path)),
    site: release.site,
    assets: { themes: '', iconSprite: '', art: { site: 'mark' } },
    texts,
  };
  const tools = {
    presentRef: { current: { shown, address: path } as unknown as Present },
    release: async () => release,
    texts: async () => texts,
    say: (action: SayAction) => void said.push(action.say === 'snack' ? `snack ${action.text}` : action.say),
  } as unknown as SessionTools;
  return { tools, said };
};

const meta = (property: string, value: string): void => {
  const element = document.createElement('meta');
  element.setAttribute('property', `og:${property}`);
  element.content = value;
  document.head.append(element);
};

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/course?a=1');
});
afterEach(() => vi.unstubAllGlobals());

describe('a share that is begun', () => {
  it("takes title, description and picture from the page's meta tags", async () => {
    meta('title', 'A course');
    meta('description', 'Twelve rides');
    meta('image', 'http://localhost:3000/share/park/x/course.png');
    const request = await beginShare(siteAt('/course').tools, 'page');
    expect(request?.content).toEqual({
      title: 'A course',
      description: 'Twelve rides',
      imageUrl: 'http://localhost:3000/share/park/x/course.png',
      linkUrl: 'http://localhost:3000/course?a=1',
    });
  });

  it('takes name, welcome line and picture of the product where the page has none [V-302]', async () => {
    const request = await beginShare(siteAt('/course').tools, 'page');
    const { name, head } = snapshot.site;
    expect(request?.content).toEqual({
      title: snapshot.messages.en[name],
      description: snapshot.messages.en[head.description],
      imageUrl: `http://localhost:3000/share/site/mark/${head.image}.png`,
      linkUrl: 'http://localhost:3000/course?a=1',
    });
  });

  it.each([
    ['an address that is too long', `/course?x=${'x'.repeat(1000)}`, '/course'],
    ['an address that nobody may follow', '/course?x=%22{', '/course'],
    ['a page that is not there', '/nothing', '/nothing'],
  ])('is refused with a snackbar and opens nothing for %s [V-301]', async (_, address, path) => {
    window.history.replaceState(null, '', address);
    const { tools, said } = siteAt(path);
    expect([await beginShare(tools, 'page'), said]).toEqual([undefined, ['snack This is an invalid access path']]);
  });

  it('says so where the release shares nothing', async () => {
    const { tools, said } = siteAt('/course', snapshotWith([course]));
    expect([await beginShare(tools, 'page'), said.length]).toEqual([undefined, 1]);
  });
});

describe('a share that is made', () => {
  const scope: CallScope = { pageId: 'PGE_TST_00001', locale: 'en', timeoutMs: 1000, listed: false, release: 'r' };
  const answered = (body: unknown, status = 200) => {
    const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('sends moduleCode, title, description, imageUrl and linkUrl, and its address ends in the id [V-447] [V-303]', async () => {
    const fetched = answered({ code: '200', data: { shareInformationId: 'abc' } });
    expect(await makeShare(compiled, content, scope)).toEqual({
      kind: 'address',
      address: 'http://localhost:3000/shares/abc',
    });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/v1/iam/behaviors/shares',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ moduleCode: 'IAM', ...content }) }),
    );
  });

  it.each([
    ['CMN_01', 400, { code: 'CMN_01', errorMessage: 'x', errorType: 'B' }, 'This is an invalid access path'],
    ['another code', 500, { code: 'X', errorMessage: 'x', errorType: 'E' }, 'An unknown error occurred'],
    ['no answer', 502, 'bad gateway', 'An unknown error occurred'],
    ['an answer without id', 200, { code: '200', data: {} }, 'An unknown error occurred'],
    ['an id that is none', 200, { code: '200', data: { shareInformationId: 7 } }, 'An unknown error occurred'],
  ])('says why not: %s', async (_, status, body, text) => {
    answered(body, status);
    const made = await makeShare(compiled, content, scope);
    expect(made).toEqual({ kind: 'refused', message: expect.any(String) as string });
    expect(snapshot.messages.en[(made as { message: string }).message]).toBe(text);
  });

  it('says nothing where the visitor has been told already', async () => {
    answered({});
    const ready = () => Promise.reject(new CallError('TKT_01', 'S', '', { handled: true }));
    expect(await makeShare(compiled, content, { ...scope, house: { ready, failed: async () => 'handled' } })).toEqual({
      kind: 'told',
    });
  });

  it('keeps an id inside of its segment', async () => {
    answered({ code: '200', data: { shareInformationId: '../x?y#z' } });
    expect(await makeShare(compiled, content, scope)).toMatchObject({
      address: 'http://localhost:3000/shares/..%2Fx%3Fy%23z',
    });
  });
});

describe('analytics', () => {
  const heard: Readonly<Record<string, string>>[] = [];
  const share = async (path: string, heading = ''): Promise<Readonly<Record<string, string>> | undefined> => {
    heard.length = 0;
    document.body.innerHTML = `<main><h1>${heading}</h1></main>`;
    const { presentRef } = siteAt(path).tools;
    await tellShare('copy', {
      shown: presentRef.current.shown,
      viewer: { locale: 'en', platform: 'WEB_MOBILE' },
      content,
      courseScreens: sharing.courseScreens,
    });
    return heard[0];
  };
  beforeEach(() => vi.stubGlobal('testLayer', heard));

  it('is told of a share with the name of the course on screens of courses, and without on any other [V-305]', async () => {
    expect([await share('/course', 'Night course'), await share('/course'), await share('/gateway', 'Gate')]).toEqual([
      expect.objectContaining({ event: 'share', shareWay: 'copy', pageId: 'PGE_TST_00040', courseNm: 'Night course' }),
      expect.objectContaining({ courseNm: 'T' }),
      expect.not.objectContaining({ courseNm: expect.anything() as unknown }),
    ]);
  });
});

describe('an address that is copied', () => {
  const field = () => {
    const input = document.createElement('input');
    input.value = 'https://site.example/shares/1';
    document.body.append(input);
    return input;
  };

  it('is on the clipboard', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect([await copyText(field()), writeText.mock.calls]).toEqual([true, [['https://site.example/shares/1']]]);
  });

  it('is selected for the visitor where the clipboard is closed', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    const input = field();
    expect([await copyText(input), input.selectionStart, input.selectionEnd, document.activeElement]).toEqual([
      false,
      0,
      input.value.length,
      input,
    ]);
  });
});
