import { frameOf, layoutsOf, menuOf, venueOf } from './layouts.ts';
import { messagesOf } from './messages.ts';
import { noticesOf } from './notices.ts';
import { pagesOf } from './pages.ts';
import type { VenuePlan } from './plan.ts';
import { themeOf } from './theme.ts';

const inFolder = (folder: string, files: Readonly<Record<string, object>>): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(files).map(([name, body]) => [`${folder}/${name}.json`, body]));

/** Every document of the new venue by its file below the venue's folder. */
export const venueFiles = (plan: VenuePlan): Readonly<Record<string, object>> => ({
  'venue.json': venueOf(plan),
  'theme.json': themeOf(plan),
  'frame.json': frameOf(plan),
  ...inFolder('menus', { main: menuOf(plan) }),
  ...inFolder('messages', { ko: messagesOf(plan, 'ko'), en: messagesOf(plan, 'en') }),
  ...inFolder('pages', pagesOf(plan)),
  ...inFolder('layouts', layoutsOf(plan)),
  ...inFolder('contents', { notices: noticesOf(plan) }),
});

const isDocument = (body: object): body is { readonly type: string } => 'type' in body;

/** Text of a file: with the schema that editors read, where the file is one document. */
export function fileText(path: string, body: object): string {
  if (!isDocument(body)) return `${JSON.stringify(body, null, 2)}\n`;
  const up = '../'.repeat(path.split('/').length + 1);
  return `${JSON.stringify({ $schema: `${up}schemas/json/${body.type}.schema.json`, ...body }, null, 2)}\n`;
}
