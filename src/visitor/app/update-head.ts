import type { Decision, Head } from '#engine';
import type { ReleaseAssets } from '#render/boot-data.ts';
import { shareImage } from '#render/release-assets.ts';
import { shareCardSearch, shareImageSize } from '#schemas/share-picture';

const setMeta = (selector: string, value: string): void => {
  document.head.querySelector(selector)?.setAttribute('content', value);
};

const replaceThemes = (href: string): void => {
  const present = [...document.head.querySelectorAll<HTMLLinkElement>('link[data-themes]')];
  const last = present.at(-1);
  if (last === undefined || last.getAttribute('href') === href) return;
  const next = last.cloneNode() as HTMLLinkElement;
  next.href = href;
  // The old theme stays until the new one has loaded. If two are loading, the later one wins.
  next.addEventListener('load', () => present.forEach((link) => link.remove()), { once: true });
  last.after(next);
};

/** Updates the document from a decision and its head: title, description, share tags, language, theme. */
export const updateHead = (decision: Decision, head: Head, assets: ReleaseAssets): void => {
  const { locale, theme } = decision;
  document.title = head.title;
  document.documentElement.lang = locale;
  document.documentElement.dataset['theme'] = theme;
  setMeta('meta[name="description"]', head.description);
  setMeta('meta[name="keywords"]', head.keywords);
  setMeta('meta[property="og:title"]', head.title);
  setMeta('meta[property="og:description"]', head.description);
  setMeta('meta[property="og:site_name"]', head.siteName);
  setMeta('meta[property="og:image"]', window.location.origin + shareImage(assets, theme, head.image));
  const { width, height } = shareImageSize(head.image);
  setMeta('meta[property="og:image:width"]', String(width));
  setMeta('meta[property="og:image:height"]', String(height));
  setMeta(
    'meta[property="og:url"]',
    window.location.origin +
      (head.canonical ||
        decision.path + shareCardSearch(head.image, Object.fromEntries(new URLSearchParams(window.location.search)))),
  );
  replaceThemes(assets.themes);
};
