import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resolveTarget, type NeededFact, type SourceAnswers } from '../../../engine/index.ts';
import { LiveSite, type LiveRelease } from '../../core/live-site/live-site.ts';
import type { DemoLogin, DemoVisitors } from '../../core/viewer/demo-visitors.ts';
import type { VisitOverride } from '../../core/viewer/visit-override.ts';
import { Secret } from '../../core/secret.ts';
import { openMemoryStore } from '../../core/storage/open-sqlite-store.ts';
import { fetchGuardFacts } from '../delivery/fetch-guard-facts.ts';
import { createPublishingContext } from '../publishing/publishing-context.ts';
import type { PreviewPass } from './preview-pass.ts';

/** Pass of a request. `still` requests a page without scripts. */
interface Said extends PreviewPass {
  readonly still?: boolean;
}

/** Rendered page. */
export interface Drawn {
  readonly html: string;
  /** Content security policy of the page. */
  readonly policy: string;
}

const orderHeader = 'x-drawn-for';

/** Passes by request. External requests are matched by their object, the site's internal requests by a secret one-time token. */
class Orders {
  readonly #byRequest = new WeakMap<object, Said>();
  readonly #byWord = new Map<string, Said>();

  set(request: object, said: Said): void {
    this.#byRequest.set(request, said);
  }

  /** Returns a token for one request. */
  add(said: Said): string {
    const word = crypto.randomUUID();
    this.#byWord.set(word, said);
    return word;
  }

  of(request: FastifyRequest['raw']): Said | undefined {
    const known = this.#byRequest.get(request);
    const word = request.headers[orderHeader];
    if (known !== undefined || typeof word !== 'string') return known;
    const said = this.#byWord.get(word);
    this.#byWord.delete(word);
    if (said !== undefined) this.#byRequest.set(request, said);
    return said;
  }
}

/** Separate in-memory visitor site over one state of the documents. Visitor data is discarded. */
export class PreviewSite {
  readonly #app: FastifyInstance;
  readonly #live: LiveSite;
  readonly #said: Orders;
  readonly #sessions = new Map<string, Promise<string>>();
  readonly #asking: string;
  readonly #demoVisitors: DemoVisitors | undefined;
  #members: Promise<void> | undefined;
  #answering = 0;

  private constructor(
    app: FastifyInstance,
    live: LiveSite,
    said: Orders,
    asking: string,
    demoVisitors: DemoVisitors | undefined,
  ) {
    this.#demoVisitors = demoVisitors;
    this.#app = app;
    this.#asking = asking;
    this.#live = live;
    this.#said = said;
  }

  /** Opens a site with the visitor features of the surrounding server. */
  static async open(outer: FastifyInstance, release: LiveRelease): Promise<PreviewSite> {
    const store = await openMemoryStore();
    const live = new LiveSite();
    live.swap(release);
    const said = new Orders();
    const publishing = createPublishingContext({
      store,
      live,
      clock: outer.publishing.clock,
      sandbox: outer.publishing.sandbox,
    });
    const saidVisit = ({ raw }: FastifyRequest): VisitOverride | undefined => {
      const pass = said.of(raw);
      return pass && { viewer: pass.viewer, now: pass.at ?? publishing.clock.now().getTime() };
    };
    const app = await outer.buildApp({
      env: { ...outer.env, limits: false },
      publishing,
      consoleToken: new Secret(crypto.randomUUID()),
      features: outer.features,
      parts: ['visitors', 'delivery'],
      saidVisit,
      outer,
      log: process.stderr,
    });
    showInConsole(app, said);
    const asking = answerAsked(app);
    app.addHook('onClose', () => store.close());
    await app.ready();
    return new PreviewSite(app, live, said, asking, outer.ports.demoVisitors);
  }

  get release(): LiveRelease {
    return this.#live.current;
  }

  /** True while a request is open. An open page keeps its event stream open. */
  get isWatched(): boolean {
    return this.#answering > 0;
  }

  /** Switches to another state, also in open previews. */
  show(release: LiveRelease): void {
    this.#live.swap(release);
  }

  /** Answers a request as the visitor of the pass, with a still page if requested. */
  async answer(
    request: FastifyRequest['raw'],
    response: Parameters<FastifyInstance['routing']>[1],
    pass: Said,
  ): Promise<void> {
    this.#said.set(request, pass);
    // Replace the browser's own credentials, which belong to another session.
    const cookie = await this.#sessionOf(pass);
    if (cookie === '') delete request.headers.cookie;
    else request.headers.cookie = cookie;
    delete request.headers.authorization;
    this.#answering += 1;
    response.once('close', () => (this.#answering -= 1));
    this.#app.routing(request, response);
  }

  /** Renders a still page and follows redirects. Returns undefined when no page exists. */
  async draw(pass: PreviewPass, path: string, left = 5): Promise<Drawn | undefined> {
    const cookie = await this.#sessionOf(pass);
    const { statusCode, headers, body } = await this.#app.inject({
      method: 'GET',
      url: path,
      headers: {
        host: this.#host,
        accept: 'text/html',
        [orderHeader]: this.#said.add({ ...pass, still: true }),
        ...(cookie === '' ? {} : { cookie }),
      },
    });
    if (statusCode >= 300 && statusCode < 400) {
      const target = resolveTarget(String(headers.location), { allowedHosts: [] });
      return target.kind === 'inside' && left > 0 ? this.draw(pass, target.path, left - 1) : undefined;
    }
    return String(headers['content-type']).startsWith('text/html')
      ? { html: body, policy: String(headers['content-security-policy']) }
      : undefined;
  }

  /** Fetches guard facts as the visitor of the pass. */
  async askFacts(needs: readonly NeededFact[], pageId: string, pass: PreviewPass): Promise<SourceAnswers> {
    const cookie = await this.#sessionOf(pass);
    const asked: Asked = { needs, pageId, locale: pass.viewer.locale };
    const response = await this.#app.inject({
      method: 'POST',
      url: this.#asking,
      headers: { host: this.#host, ...(cookie === '' ? {} : { cookie }) },
      payload: asked,
    });
    return response.json<SourceAnswers>();
  }

  async close(): Promise<void> {
    await this.#app.close();
  }

  get #host(): string {
    return new URL(this.#app.env.publicUrl ?? 'http://127.0.0.1').host;
  }

  /** Returns the session cookies of the demo member closest to the viewer, for personal calls. */
  async #sessionOf({ viewer }: PreviewPass): Promise<string> {
    const login = viewer.login === true ? this.#demoVisitors?.loginLike(viewer) : undefined;
    if (login === undefined) return '';
    const known = this.#sessions.get(login.userId);
    if (known !== undefined) return known;
    const coming = this.#logIn(login);
    this.#sessions.set(login.userId, coming);
    coming.catch(() => this.#sessions.delete(login.userId));
    return coming;
  }

  async #logIn(payload: DemoLogin): Promise<string> {
    await (this.#members ??= this.#demoVisitors?.seed(this.#app));
    const { cookies } = await this.#app.inject({
      method: 'POST',
      url: '/api/v1/iam/certification/MBL/login',
      headers: { host: this.#host, 'x-pageid': 'PREVIEW' },
      payload: { ...payload },
    });
    return cookies
      .filter(({ name }) => name !== 'locale')
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }
}

interface Asked {
  readonly needs: readonly NeededFact[];
  readonly pageId: string;
  readonly locale: PreviewPass['viewer']['locale'];
}

/** Registers a route with a secret path that fetches guard facts for this preview. Facts that time out are unknown. */
const answerAsked = (app: FastifyInstance): string => {
  const url = `/${crypto.randomUUID()}`;
  app.post<{ Body: Asked }>(url, { schema: { hide: true } }, async (request) => {
    const { needs, pageId, locale } = request.body;
    return (await fetchGuardFacts(app, request, needs, { pageId, locale })) ?? {};
  });
  return url;
};

/** Adapts responses to the console: allows its frame and messages to it, and disables indexing and caching. */
const showInConsole = (app: FastifyInstance, said: Orders): void => {
  app.addHook('onRequest', async ({ headers }) => {
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
  });
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    void reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .removeHeader('etag')
      .removeHeader('set-cookie');
    const pass = said.of(raw);
    const policy = reply.getHeader('content-security-policy');
    if (
      pass === undefined ||
      typeof policy !== 'string' ||
      !String(reply.getHeader('content-type')).startsWith('text/html')
    )
      return payload;
    void reply
      .header('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${pass.console}`))
      .removeHeader('cross-origin-opener-policy');
    const html = Buffer.isBuffer(payload) ? payload.toString('utf8') : payload;
    if (pass.still === true) {
      void reply.header(
        'content-security-policy',
        `${String(reply.getHeader('content-security-policy'))}; sandbox allow-same-origin`,
      );
      return typeof html === 'string' ? stillOf(html) : payload;
    }
    return typeof html === 'string'
      ? html.replace('<meta charset="utf-8">', `$&<meta name="preview" content="${pass.console}">`)
      : payload;
  });
};

/** Removes scripts and preloads that the sandbox would block anyway. */
const stillOf = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/g, '');
