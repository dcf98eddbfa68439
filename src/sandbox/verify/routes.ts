import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { verifyMethods, type IdentityProvider, type VerifyMethod } from '#schemas/documents/identity-provider/schema';
import { sandboxOrigin } from '../../server/core/site-origin.ts';
import { sandboxPersons, type SandboxPerson } from '../../server/services/demo/index.ts';
import type { SandboxFrame } from '../sandbox-page.ts';
import { signAnswer } from './sign-answer.ts';
import { choicePage, outcomes, postPage, wrongPage, type Asked, type Outcome } from './verify-page.ts';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
const LARGEST_FORM = 8 * 1024;

type FrameOf = (app: FastifyInstance, request: FastifyRequest) => SandboxFrame;

const isMethod = (text: string): text is VerifyMethod => verifyMethods.some((one) => one === text);
const isOutcome = (text: string): text is Outcome => outcomes.some((one) => one === text);

/** The provider of a method in the documents: the sandbox plays that one. */
const providerOf = (app: FastifyInstance, method: VerifyMethod, site: string): IdentityProvider | undefined =>
  [...app.live.current.prepared.documents['identity-provider'].values()].find(
    ({ adapter, siteCode, methods }) =>
      adapter === 'sandbox' && siteCode === site && methods.some((one) => one.method === method),
  );

/** Reads what a site asks. The answer goes to the site that this sandbox belongs to and nowhere else. */
const readAsked = (request: FastifyRequest, given: URLSearchParams): Asked | undefined => {
  const read = (name: string): string => given.get(name) ?? '';
  const asked = {
    site: read('site'),
    state: read('state'),
    nonce: read('nonce'),
    return: read('return'),
    locale: read('locale') === 'en' ? 'en' : 'ko',
  };
  const own = [sandboxOrigin(request), `${request.protocol}://${request.host}`].map((one) => new URL(one).origin);
  const url = URL.canParse(asked.return) ? new URL(asked.return) : undefined;
  const isOwn = url !== undefined && own.includes(url.origin) && url.pathname.startsWith('/member/verify/');
  return isOwn && asked.state !== '' && asked.state.length <= 200 && asked.nonce.length <= 200 ? asked : undefined;
};

/** Returns the chosen or typed person; undefined if what was typed is no person. */
const readPerson = (given: URLSearchParams, people: readonly SandboxPerson[]): SandboxPerson | undefined => {
  const id = given.get('person') ?? '';
  if (id !== '') return people.find((one) => one.id === id);
  const read = (name: string): string => (given.get(name) ?? '').trim();
  const birthDate = read('birthDate').replaceAll(/\D/g, '');
  const name = read('name').normalize('NFC');
  if (name === '' || name.length > 100 || birthDate.length !== 8) return undefined;
  return {
    id: '',
    name,
    birthDate,
    gender: read('gender') === '2' ? '2' : '1',
    foreigner: given.has('foreigner'),
    mobile: read('mobile').replaceAll(/\D/g, '').slice(0, 11),
  };
};

/** Browsers check the address that a submitted form is redirected to, too. */
const formActions = (asked: Asked): string => `'self' ${new URL(asked.return).origin}`;

/** Registers an identity provider that plays its part on the other name of this machine. i-PIN answers by a form post, the others by a redirect. */
export const registerVerify =
  (frameOf: FrameOf): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const sendPage = (reply: FastifyReply, page: string, formAction = "'self'"): FastifyReply =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy.replace("form-action 'self'", `form-action ${formAction}`))
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(page);
    const find = (request: FastifyRequest, method: string, given: URLSearchParams) => {
      const asked = readAsked(request, given);
      const provider = asked !== undefined && isMethod(method) ? providerOf(app, method, asked.site) : undefined;
      const frame = frameOf(app, request);
      return {
        frame:
          asked === undefined ? frame : { ...frame, locale: asked.locale === 'en' ? ('en' as const) : ('ko' as const) },
        found:
          asked === undefined || provider === undefined || !isMethod(method) ? undefined : { asked, provider, method },
      };
    };
    const nameOf = ({ methods }: IdentityProvider, method: VerifyMethod, locale: 'ko' | 'en'): string =>
      methods.find((one) => one.method === method)?.name[locale] ?? method;

    app.get<{ Params: { method: string } }>('/sandbox/verify/:method', { schema: { hide: true } }, (request, reply) => {
      const given = new URLSearchParams(request.url.split('?', 2)[1]);
      const { frame, found } = find(request, request.params.method, given);
      if (found === undefined) return sendPage(reply.code(404), wrongPage(frame));
      const { asked, provider, method } = found;
      const people = sandboxPersons(app.clock.now());
      const name = nameOf(provider, method, frame.locale);
      return sendPage(reply, choicePage({ frame, method: name, asked, people, isWrong: false }), formActions(asked));
    });

    app.post<{ Params: { method: string } }>(
      '/sandbox/verify/:method',
      { schema: { hide: true } },
      async (request, reply) => {
        const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const { frame, found } = find(request, request.params.method, given);
        if (found === undefined) return sendPage(reply.code(404), wrongPage(frame));
        const { asked, provider, method } = found;
        const outcome = given.get('outcome') ?? '';
        const people = sandboxPersons(app.clock.now());
        const person = readPerson(given, people);
        const isAnswered = outcome === 'cancel' || outcome === 'fail';
        if (person === undefined && !isAnswered) {
          const name = nameOf(provider, method, frame.locale);
          return sendPage(
            reply.code(422),
            choicePage({ frame, method: name, asked, people, isWrong: true }),
            formActions(asked),
          );
        }
        const answer =
          person === undefined || isAnswered
            ? { error: outcome === 'cancel' ? 'cancelled' : 'failed' }
            : {
                token: await signAnswer({
                  person,
                  method,
                  asked,
                  secret: app.context.readSecret(provider.secret)?.reveal() ?? '',
                  outcome: isOutcome(outcome) ? outcome : 'succeed',
                  now: app.clock.now(),
                }),
              };
        const fields = { state: asked.state, ...answer };
        if (method === 'IPIN')
          return sendPage(reply, postPage(frame, asked.return, fields), new URL(asked.return).origin);
        const url = new URL(asked.return);
        for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(url.href, 303);
      },
    );
  };
