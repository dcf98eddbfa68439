import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { requireSameOrigin } from '../../server/core/session/require-same-origin.ts';
import { HttpError } from '../../server/core/errors.ts';
import { inTransaction } from '../../server/core/storage/in-transaction.ts';
import { addDevice, renewJoining } from '../../server/services/devices/index.ts';
import { facilitiesOf } from '../../server/services/park-state/index.ts';
import { qrCode } from '../qr-code.ts';
import type { SandboxFrame } from '../sandbox-page.ts';
import { deviceWords } from './device-words.ts';
import { devicesPage } from './devices-page.ts';
import { placeCodes } from './place-codes.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types workers',
].join('; ');

const joiningBody = {
  type: 'object',
  additionalProperties: false,
  required: ['venue', 'kind', 'facility'],
  properties: {
    venue: { type: 'string', maxLength: 40 },
    kind: { enum: ['GATE', 'RIDE', 'POS'] },
    facility: { type: 'string', maxLength: 40 },
  },
} as const satisfies JSONSchema;

const codeQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: { type: 'string', pattern: '^[\\w-]{1,80}$' } },
} as const satisfies JSONSchema;

const base = '/sandbox/devices';
const folder = join(import.meta.dirname, 'browser');
const reader = dirname(createRequire(import.meta.url).resolve('qr/decode.js'));

/** Scripts of the page by path, with types stripped: a demo tool needs no build. The QR reader is served from its package. */
const scripts: ReadonlyMap<string, string> = new Map([
  ...readdirSync(folder).map(
    (name) =>
      [
        name,
        stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8')).replace("'qr/decode.js'", "'./qr/decode.js'"),
      ] as const,
  ),
  ...['decode.js', 'index.js'].map((name) => [`qr/${name}`, readFileSync(join(reader, name), 'utf8')] as const),
]);
const style = readFileSync(join(import.meta.dirname, 'devices.css'), 'utf8');

/** Registers the page that acts as a gate, ride or point of sale of a venue. */
export const registerSandboxDevices =
  (frameOf: (app: FastifyInstance, request: FastifyRequest) => SandboxFrame): FastifyPluginAsync =>
  async (app) => {
    const hidden = { schema: { hide: true } };
    app.get(base, hidden, (request, reply) => {
      const frame = frameOf(app, request);
      const {
        snapshot,
        prepared: { documents },
      } = app.live.current;
      const venues = snapshot.site.venueOrder.map((code) => ({
        code,
        name: snapshot.messages[frame.locale][snapshot.venues[code]?.name ?? ''] ?? code,
        places: facilitiesOf(documents, code).map(({ facilityId, name }) => ({
          id: facilityId,
          name: name[frame.locale] ?? name.ko ?? facilityId,
          codes: placeCodes(documents, { venue: code, facilityId, locale: frame.locale }),
        })),
      }));
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': policy,
          'permissions-policy': 'camera=(self)',
          'cache-control': 'no-store',
        })
        .send(devicesPage({ ...frame, venues }));
    });
    app.get<{ Querystring: FromSchema<typeof codeQuery> }>(
      `${base}/code.svg`,
      { schema: { hide: true, querystring: codeQuery } },
      (request, reply) =>
        reply
          .type('image/svg+xml')
          .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" })
          .send(
            qrCode(request.query.text, request.query.text).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
          ),
    );
    app.get(`${base}/devices.css`, hidden, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
    );
    for (const [name, script] of scripts) {
      // A worker obeys the policy of its own response.
      app.get(`${base}/${name}`, hidden, (_request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; script-src 'self'" })
          .send(script),
      );
    }

    // The page adds its own device: in the sandbox there is nobody to show it a code.
    app.post<{ Body: FromSchema<typeof joiningBody> }>(
      `${base}/joining`,
      { schema: { hide: true, body: joiningBody } },
      async (request, reply) => {
        requireSameOrigin(request, app.env);
        const { venue, kind, facility } = request.body;
        if (!app.live.current.prepared.documents.venue.has(venue)) throw new HttpError('noVenue');
        const { words } = deviceWords[frameOf(app, request).locale];
        const name = `${words.label} · ${{ GATE: words.gate, RIDE: words.ride, POS: words.pos }[kind]}`;
        const at = app.clock.now();
        const joining = await inTransaction(app.store, async (tx) => {
          const known = await tx
            .selectFrom('devices')
            .select('id')
            .where('venue', '=', venue)
            .where('kind', '=', kind)
            .where('facility', '=', facility)
            .where('name', '=', name)
            .where('state', '!=', 'ENDED')
            .executeTakeFirst();
          return known === undefined
            ? addDevice(tx, { venue, kind, name, facility }, { actor: { kind: 'server', id: '' }, at })
            : renewJoining(tx, { id: known.id, venue }, at);
        });
        return reply.header('cache-control', 'no-store').send({ token: joining.token });
      },
    );
  };
