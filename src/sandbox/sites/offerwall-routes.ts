import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Offerwall } from '#schemas/documents/offerwall/schema';
import type { Locale } from '#schemas/parts';
import { somPolicyOf } from '../../server/core/records/som/policy.ts';
import { signCallback, writeValues, type Callback } from '../../server/services/offerwalls/index.ts';
import { acts, type Act } from './draw-missions.ts';
import type { SandboxSitePage } from './site.schema.ts';

const LARGEST_FORM = 8 * 1024;
const SHARED = 'sandbox-shared';

type Text = Readonly<Record<Locale, string>>;
const both = (text: string): Text => ({ ko: text, en: text });

const words = {
  title: { ko: '이렇게 알렸어요', en: 'This is what was reported' },
  text: { ko: '별도의 서버가 보내는 통보를 흉내 냈어요.', en: 'The callback that a server of the offerwall sends.' },
  sent: { ko: '보낸 값', en: 'Values' },
  answer: { ko: '돌아온 답', en: 'Answer' },
  status: { ko: '상태', en: 'Status' },
  more: { ko: '더 하기', en: 'More' },
} as const;

/** Reads a form of an offerwall. */
const readAct = (given: URLSearchParams): Act => acts.find((one) => one === given.get('act')) ?? 'earn';

/** Returns the callback of an act. Repeating and taking back use the last transaction. */
const callbackOf = (app: FastifyInstance, given: URLSearchParams): Callback => {
  const act = readAct(given);
  const isLast = act === 'repeat' || act === 'chargeback';
  const now = app.clock.now().getTime();
  const late = (somPolicyOf(app.context).offerwall.callbackMinutes + 5) * 60_000;
  return {
    ref: (isLast ? given.get('transaction') : undefined) ?? randomUUID(),
    key: given.get('usrKey') ?? '',
    amount: Number((isLast ? given.get('amount') : given.get('mission')) ?? 0),
    kind: act === 'chargeback' ? 'CHARGEBACK' : 'EARN',
    sentAt: new Date(act === 'late' ? now - late : now),
    device: isLast ? (given.get('device') ?? '') : act === 'shared' ? SHARED : `sandbox-${given.get('usrKey') ?? ''}`,
  };
};

/** Sends a callback from an address of the offerwall, and returns what came back. */
const send = async (app: FastifyInstance, { id, callback: rules }: Offerwall, callback: Callback, act: Act) => {
  const secret = app.context.readSecret(rules.secret)?.reveal() ?? '';
  const values = writeValues(rules, callback);
  values.set(rules.fields.signature, signCallback(rules, act === 'forged' ? `forged ${secret}` : secret, values));
  const query = new URLSearchParams([...values]).toString();
  const isPost = rules.methods.includes('POST');
  const { statusCode, body } = await app.inject({
    method: isPost ? 'POST' : 'GET',
    url: `/api/hooks/v1/offerwalls/${id}${isPost ? '' : `?${query}`}`,
    remoteAddress: (rules.addresses[0] ?? '').split('/', 1)[0] ?? '',
    ...(isPost ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: query } : {}),
  });
  return { values, statusCode, body };
};

/** Draws a page of a fake site. */
type Draw = (parts: {
  readonly host: string;
  readonly query: URLSearchParams;
  readonly page: Pick<SandboxSitePage, 'title' | 'text' | 'blocks'>;
}) => string;

interface Sites {
  /** Missions of the site of a host. */
  readonly missions: (host: string) => Extract<SandboxSitePage['blocks'][number], { kind: 'missions' }> | undefined;
  readonly drawFor: (request: FastifyRequest) => Draw;
  readonly policy: string;
}

/** Registers what the offerwalls of the sandbox report: signed callbacks to this server, with their answers. */
export const registerOfferwallSites =
  ({ missions, drawFor, policy }: Sites): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    app.post('/sandbox/offerwall/:host', { schema: { hide: true } }, async (request: FastifyRequest, reply) => {
      const { host = '' } = request.params as Readonly<Record<string, string>>;
      const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const wall = [...app.live.current.prepared.documents.offerwall.values()].find(
        ({ url }) => new URL(url).host === host,
      );
      const block = missions(host);
      if (wall === undefined || block === undefined) return reply.callNotFound();
      const callback = callbackOf(app, given);
      const { values, statusCode, body } = await send(app, wall, callback, readAct(given));
      const query = new URLSearchParams(given);
      query.set('transaction', callback.ref);
      query.set('amount', String(callback.amount));
      query.set('device', callback.device);
      const page = {
        title: words.title,
        text: words.text,
        blocks: [
          {
            kind: 'facts' as const,
            title: words.answer,
            items: [
              { label: words.status, value: both(String(statusCode)) },
              { label: words.answer, value: both(body) },
            ],
          },
          {
            kind: 'facts' as const,
            title: words.sent,
            items: [...values].map(([name, value]) => ({ label: both(name), value: both(value) })),
          },
          { ...block, title: words.more },
        ],
      };
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .send(drawFor(request)({ host, query, page }));
    });
  };
