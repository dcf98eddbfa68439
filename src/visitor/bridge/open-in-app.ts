import { decodeOrKeep } from '#engine/values/fill-template';
import type { Command } from '#schemas/command';
import { openOutside } from '#render/run-command/open-outside.ts';
import { callNative } from './native.ts';

type Open = Extract<Command, { kind: 'open' }>;

/** `mailto:` with its subject, as resolve-target lets it pass. */
const mailOf = (href: string): { readonly address: string; readonly subject?: string } => {
  const [address = '', query = ''] = href.slice('mailto:'.length).split('?', 2);
  const subject = new URLSearchParams(query).get('subject');
  return { address: decodeOrKeep(address), ...(subject === null ? {} : { subject }) };
};

const hand = async ({ href, reservation }: Open, title: string): Promise<{ readonly code: number }> => {
  if (/^tel:/i.test(href)) return callNative('dial', { phoneNumber: href.slice('tel:'.length) });
  if (/^mailto:/i.test(href)) return callNative('callEmail', mailOf(href));
  // Sandbox pages belong to this site.
  const url = new URL(href, window.location.origin).href;
  return reservation ? callNative('openSmartReservation', { title, url }) : callNative('openExternalPage', { url });
};

/** Opens what leads outside by the app's own ways; when it cannot, by going there (V-044, V-486). A window of its own would be none there. */
export const openInApp = async (command: Open, title: string): Promise<void> => {
  const { code } = await hand(command, title);
  if (code !== 200) openOutside(command.href, false);
};
