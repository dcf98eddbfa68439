import type { BootData } from '../../../src/render/boot-data.ts';

/** A served page, split into parts. */
export interface ServedPage {
  readonly html: string;
  /** HTML before and after the rendered tree. */
  readonly before: string;
  readonly tree: string;
  readonly after: string;
  readonly boot: BootData;
}

const page =
  /^(.*<div id="app">)(.*)(<\/div><script type="application\/json" id="boot">(.*)<\/script><\/body><\/html>)$/s;

/** Fetches a page and splits it. */
export async function getPage(url: string, headers: Readonly<Record<string, string>> = {}): Promise<ServedPage> {
  const response = await fetch(url, { headers });
  const html = await response.text();
  const match = page.exec(html);
  if (!response.ok || match === null) throw new Error(`${url} is no page: ${response.status}`);
  const [, before = '', tree = '', after = '', boot = ''] = match;
  // Its own server wrote it a moment ago.
  return { html, before, tree, after, boot: JSON.parse(boot) as BootData };
}

/** Address of the home of the site's default venue. */
export async function homeOf(origin: string): Promise<string> {
  const { boot } = await getPage(`${origin}/`);
  const home = boot.decision.frame.model.venues.find(({ code }) => code === boot.site.defaultVenue);
  if (home === undefined) throw new Error(`There is no venue ${boot.site.defaultVenue}.`);
  return origin + home.to;
}
