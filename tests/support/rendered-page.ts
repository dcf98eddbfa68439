import { answer } from '#content/answers/index';
import { compileRichText, createActionScope, type Decision } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { makeTexts, renderPage } from '../../src/visitor/entry-server.tsx';
import { openAddress } from './open-address.ts';
import { shippedRelease } from './shipped-snapshot.ts';

/** Response data of calls that the documents do not answer, by the path of the call. */
export type Records = Readonly<Record<string, unknown>>;

export interface RenderedPage {
  readonly decision: Decision;
  readonly at: string;
  /** Responses by call. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly html: string;
  /** Text of the page between header and footer. */
  readonly text: string;
}

interface RenderQuestion {
  readonly viewer: Viewer;
  readonly now: number;
  readonly records?: Records;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
};
const textOf = (html: string): string =>
  html
    .replaceAll(/<(svg|script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Opens an address of the shipped site, with the responses of the documents and the given records. */
export async function readAddress(address: string, { viewer, now, records = {} }: RenderQuestion) {
  const { prepared, snapshot } = await shippedRelease();
  const { screens, site } = snapshot;
  const scope = createActionScope(prepared.documents, {
    screens,
    landing: site.paths.landing,
    allowedHosts: site.allowedHosts,
    sandbox: site.sandbox,
  });
  const { decision, at } = openAddress(snapshot, address, { how: 'load', viewer, now });
  const respond = (key: string): unknown => {
    const [path = '', search = ''] = key.split('?');
    if (Object.hasOwn(records, path)) return records[path];
    const context = {
      documents: prepared.documents,
      snapshot,
      viewer,
      now,
      page: decision.pageId,
      rich: (html: string) => compileRichText(prepared.rich.get(html) ?? [], scope),
      art: (name: string) => name,
    };
    const given = answer(context, path, Object.fromEntries(new URLSearchParams(search)));
    return given.ok ? given.data : null;
  };
  const data = Object.fromEntries(
    decision.needs
      .filter(
        ({ whenMenuOpen, personal, key }) =>
          !whenMenuOpen && (!personal || Object.hasOwn(records, key.split('?')[0] ?? '')),
      )
      .map(({ key }) => [key, respond(key)]),
  );
  const own = snapshot.pages[decision.pageId]?.pageTexts[viewer.locale] ?? {};
  const texts = makeTexts(viewer.locale, { ...snapshot.messages[viewer.locale], ...own });
  return { decision, at, data, texts, site };
}

/** Opens an address of the shipped site and renders it as the server does. */
export async function renderAddress(address: string, question: RenderQuestion): Promise<RenderedPage> {
  const { decision, at, data, texts, site } = await readAddress(address, question);
  const { html } = await renderPage({
    decision,
    texts,
    site,
    platform: question.viewer.platform,
    assets: { themes: '', iconSprite: '', art: {} },
    data,
  });
  return { decision, at, data, html, text: textOf(/<main\b.*?<\/main>/s.exec(html)?.[0] ?? '') };
}
