import {
  shareAddress,
  shareContent,
  type CompiledSharing,
  type PageMeta,
  type ShareContent,
  type Snapshot,
} from '#engine';
import type { Texts } from '#render/texts/texts.ts';
import { shareImage } from '#render/release-assets.ts';
import { callNative } from '../bridge/native.ts';
import type { SessionTools } from '../session/tools.ts';
import { tellShare } from './share-events.ts';
import type { ShareRequest } from './share-request.ts';

/** Fallbacks for pages without share data: name, welcome line and picture of the product. */
const productMeta = ({ site }: Snapshot, { presentRef }: SessionTools, texts: Texts): PageMeta => ({
  title: texts.translate(site.name),
  description: texts.translate(site.head.description),
  image: window.location.origin + shareImage(presentRef.current.shown.assets, site.theme, site.head.image),
});

/** The address of what is open, where there is something to share: pages that stand in for others have none of their own. */
const presentAddress = ({ presentRef }: SessionTools): string | undefined => {
  const {
    shown: { decision },
  } = presentRef.current;
  if (decision.outcome.kind !== 'page' || decision.status !== 200) return undefined;
  return shareAddress(window.location.href, window.location.origin);
};

const sharePicture = async (
  tools: SessionTools,
  { texts: say, courseScreens }: CompiledSharing,
  texts: Texts,
  content: ShareContent,
): Promise<void> => {
  const { imageUrl, title } = content;
  // 999 is also the answer of who has closed the sheet again: no fault to be told of.
  if ((await callNative('shareImage', { imageUrl, title })).code !== 200)
    return tools.say({ say: 'snack', text: texts.translate(say.notShared) });
  const { shown, viewer } = tools.presentRef.current;
  void tellShare('picture', { shown, viewer, content, courseScreens }).catch(() => undefined);
};

/** Returns the request to share a link that a call answered. */
export const beginLinkShare = async (
  tools: SessionTools,
  { title = '', description = '', linkUrl = '' }: Readonly<Record<string, string>>,
): Promise<ShareRequest | undefined> => {
  const [release, texts] = await Promise.all([tools.release(), tools.texts()]);
  const { sharing } = release;
  const address = shareAddress(new URL(linkUrl, window.location.origin).href, window.location.origin);
  if (sharing === undefined || address === undefined) {
    tools.say({ say: 'snack', text: texts.translate(sharing?.texts.invalid ?? release.site.texts.pageNotRegistered) });
    return undefined;
  }
  return {
    sharing,
    texts,
    content: shareContent(address, { title, description, image: '' }, productMeta(release, tools, texts)),
  };
};

/** Begins to share what is open (2.15): a picture goes to the app shell at once, a page is asked about. Gives nothing where it has been told why not. */
export const beginShare = async (tools: SessionTools, what: 'page' | 'picture'): Promise<ShareRequest | undefined> => {
  const [release, texts] = await Promise.all([tools.release(), tools.texts()]);
  const { sharing } = release;
  if (sharing === undefined) {
    tools.say({ say: 'snack', text: texts.translate(release.site.texts.pageNotRegistered) });
    return undefined;
  }
  const linkUrl = presentAddress(tools);
  if (linkUrl === undefined) {
    tools.say({ say: 'snack', text: texts.translate(sharing.texts.invalid) });
    return undefined;
  }
  const content = shareContent(linkUrl, pageMeta(), productMeta(release, tools, texts));
  if (what === 'page') return { sharing, texts, content };
  await sharePicture(tools, sharing, texts, content);
  return undefined;
};

const meta = (property: string): string =>
  document.head.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content.trim() ?? '';

/** Metadata in the head of the current page. */
const pageMeta = (): PageMeta => ({ title: meta('title'), description: meta('description'), image: meta('image') });
