import type { Page } from 'playwright';
import { launch } from '../browser/slow-phone.ts';
import { startOurs } from '../http/promenade-server.ts';
import { openLiveStreams } from '../http/open-streams.ts';
import { homeOf } from '../http/served-page.ts';
import { p95 } from '../pairs.ts';
import { atMost, near, toReading, type Bench } from '../reading.ts';

const ROUNDS = 20;
/** Other browsers that hear of every release. */
const STREAMS = 1_000;
const headers = { authorization: 'Bearer console-token-of-the-bench', 'content-type': 'application/json' };

interface Messages {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
}

const api = async (origin: string, path: string, init: RequestInit = {}): Promise<unknown> => {
  const answer = await fetch(`${origin}/api/console/v1${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** The document and key of a text that a page shows. */
async function findText(origin: string, text: string): Promise<{ readonly document: Messages; readonly key: string }> {
  // The answer of this repository's own server.
  const { documents } = (await api(
    origin,
    `/documents?type=messages&q=${encodeURIComponent(text)}&page=1&size=100`,
  )) as { readonly documents: readonly { readonly id: string }[] };
  for (const { id } of documents) {
    const document = (await api(origin, `/documents/messages/${id}`)) as Messages;
    const [key] = Object.entries(document.texts).find(([, value]) => value === text) ?? [];
    if (key !== undefined) return { document, key };
  }
  throw new Error(`No message says '${text}'.`);
}

/** Waits in the page for a text, and tells when the frame that shows it was painted, in milliseconds since 1970. */
const paintedAt = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const look = () =>
          document.querySelector('main')?.textContent.includes(wanted)
            ? requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))
            : requestAnimationFrame(look);
        look();
      }),
    text,
  );

/** From the press of publish to the changed text in an open browser, the whole gate and the walk of all views between. */
export const bench: Bench = async () => {
  const server = await startOurs();
  const browser = await launch();
  try {
    const others = await openLiveStreams(server.origin, STREAMS);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' });
    await page.goto(await homeOf(server.origin), { waitUntil: 'load' });
    await page.waitForTimeout(3_000);
    const heading = (await page.locator('main h2').first().textContent()) ?? '';
    const { document, key } = await findText(server.origin, heading);
    const [answered, painted, whole, reached]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      const text = `${heading} ${round}`;
      await api(server.origin, `/drafts/messages/${document.id}`, {
        method: 'PUT',
        body: JSON.stringify({ ...document, texts: { ...document.texts, [key]: text } }),
      });
      const seen = paintedAt(page, text);
      const from = performance.timeOrigin + performance.now();
      const { number } = (await api(server.origin, '/releases', {
        method: 'POST',
        body: JSON.stringify({ message: text, drafts: 'all' }),
      })) as { readonly number: number };
      const live = performance.timeOrigin + performance.now();
      const at = await seen;
      answered.push(live - from);
      painted.push(Math.max(at - live, 0));
      whole.push(at - from);
      reached.push(others.heard(String(number)));
    }
    others.close();
    const reading = (name: string, values: readonly number[], limit?: number) =>
      toReading(
        { bench: `publish/${name}-p95`, value: p95(values), unit: 'ms', pairs: ROUNDS },
        limit === undefined ? undefined : atMost(limit, 'value'),
      );
    return [
      reading('checked-walked-and-live', answered),
      reading('live-to-painted', painted, 1_000),
      reading('pressed-to-painted', whole),
      toReading(
        { bench: 'publish/open-streams-that-heard', value: Math.min(...reached), unit: 'streams', pairs: ROUNDS },
        near(STREAMS, 0),
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};
