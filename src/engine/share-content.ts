import { encode } from './fill.ts';
import { resolveTarget } from './resolve-target.ts';
import type { CompiledSharing } from './policies.ts';

/** What is shared of a page. */
export interface ShareContent {
  readonly title: string;
  readonly description: string;
  /** Whole addresses. */
  readonly imageUrl: string;
  readonly linkUrl: string;
}

/** What a page's head says of it; empty where it says nothing. */
export type PageMeta = Readonly<Record<'title' | 'description' | 'image', string>>;

/** Longest that the share call takes. */
export const shareLimits = { title: 200, description: 500, address: 1000 } as const;

const cut = (text: string, most: number): string => {
  const plain = text.toWellFormed().replace(/\s+/g, ' ').trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
};

/** The address of a page as it may be shared; undefined for one that leads nowhere of this site (2.15: the share URL is checked first). */
export const shareAddress = (address: string, origin: string): string | undefined => {
  const target = resolveTarget(address, { allowedHosts: [], origin });
  if (target.kind !== 'inside') return undefined;
  const whole = `${origin}${target.path}`;
  return whole.length <= shareLimits.address ? whole : undefined;
};

/** Title, description and picture of a share: the page's own, else the product's name, its welcome line and its picture. */
export const shareContent = (linkUrl: string, page: PageMeta, product: PageMeta): ShareContent => ({
  title: cut(page.title, shareLimits.title) || cut(product.title, shareLimits.title),
  description: cut(page.description, shareLimits.description) || cut(product.description, shareLimits.description),
  imageUrl: page.image || product.image,
  linkUrl,
});

/** What a refused share says, by its code. */
export const shareRefusal = ({ refusals, texts }: Pick<CompiledSharing, 'refusals' | 'texts'>, code: string): string =>
  refusals.find(({ codes }) => codes.includes(code))?.message ?? texts.unknown;

/** The messenger's address for a share. */
export const messengerAddress = ({ messenger }: Pick<CompiledSharing, 'messenger'>, { title, description, imageUrl, linkUrl }: ShareContent): string => {
  const values: Readonly<Record<string, string>> = { url: linkUrl, title, description, image: imageUrl };
  return messenger.address.replace(/\{(url|title|description|image)\}/g, (_, name: string) => encode(values[name] ?? ''));
};
