import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { makeTexts } from '../../../src/render/texts/texts.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { HandParts } from './hand-parts.ts';

// A bare Fastify. One route renders the hand-written page, the other sends stored bytes; both send the headers of our server.
const [bundlePath = '', partsPath = ''] = process.argv.slice(2);
const { before, after, boot, headers, stored, storedHeaders } = JSON.parse(
  readFileSync(partsPath, 'utf8'),
) as HandParts;
const { hand, drawByHand, assetsOf, makePort } = (await import(pathToFileURL(bundlePath).href)) as Bundle<'home'>;

const nothing = () => undefined;
const { decision, site, viewer } = boot;
const port = makePort({
  decision,
  site,
  texts: makeTexts(boot.locale, boot.messages),
  platform: viewer.platform,
  menuOpen: false,
  run: nothing,
  ahead: nothing,
  submit: () => Promise.resolve({ state: 'handled' }),
  say: nothing,
});
const parts = { ...hand.home, assets: assetsOf(boot.assets, decision.theme, decision.locale), port };
const bytes = Buffer.from(stored, 'base64');

const app = Fastify();
app.get('/rendered', (_, reply) => reply.headers(headers).send(before + drawByHand(parts) + after));
app.get('/stored', (_, reply) => reply.headers(storedHeaders).send(bytes));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => void app.close());
