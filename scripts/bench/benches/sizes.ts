import { startOurs } from '../http/promenade-server.ts';
import { getPage, homeOf } from '../http/served-page.ts';
import { atMost, toReading, type Bench, type Goal } from '../reading.ts';
import { bundleAlone } from '../sizes/bundle-alone.ts';
import { kilobytes, kilobytesOf } from '../sizes/kilobytes.ts';
import { widgetFiles } from '../sizes/manifest.ts';

/** Scripts that served pages name: the first ones, and those to be loaded ahead. */
async function firstScripts(): Promise<{ readonly home: readonly string[]; readonly join: readonly string[] }> {
  const server = await startOurs();
  const scriptsOf = async (address: string): Promise<readonly string[]> => {
    const { html } = await getPage(address);
    return [...html.matchAll(/<script[^>]* src="([^"]+)"|<link rel="modulepreload"[^>]* href="([^"]+)"/g)].flatMap(
      ([, src, href]) => src ?? href ?? [],
    );
  };
  try {
    return {
      home: await scriptsOf(await homeOf(server.origin)),
      join: await scriptsOf(`${server.origin}/member/join`),
    };
  } finally {
    await server.stop();
  }
}

const size = (bench: string, value: number, goal?: Goal) =>
  toReading({ bench: `sizes/${bench}`, value, unit: 'kB' }, goal);

/** Bytes that visitors load after gzip -9, in kB of 1,024 bytes. */
export const bench: Bench = async () => {
  const { home, join } = await firstScripts();
  const widgets = [...widgetFiles()]
    .map(([name, files]) => ({ name, kb: kilobytesOf(files) }))
    .toSorted((a, b) => b.kb - a.kb);
  return [
    size(`first-js-of-the-home-${home.length}-files`, kilobytesOf(home), atMost(135, 'value')),
    size(`first-js-of-the-sign-up-${join.length}-files`, kilobytesOf(join), atMost(127, 'value')),
    size(
      'engine-and-react-binding',
      kilobytes(await bundleAlone('scripts/bench/sizes/engine-and-binding.ts')),
      atMost(10, 'value'),
    ),
    ...widgets.map(({ name, kb }) => size(`widget-${name}`, kb, atMost(20, 'value'))),
  ];
};
