import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rasterAddress } from '#schemas/art-address';
import { deliveryServer } from '#tests/delivery-server.ts';
import { soundPark } from '#tests/sound-park.ts';
import { soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore } from '#tests/test-server.ts';
import { drawAhead } from './draw-ahead.ts';
import { drawRaster } from './draw-raster.ts';
import { RasterCache } from './raster-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'rasters-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A drawing larger than one part, its right half and its lower half in colours of their own. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10"><path fill="#ff0000" d="M0 0h10v10H0z"/><path fill="#0000ff" d="M5 5h5v5H5z"/></svg>';

describe('a raster', () => {
  it('has the asked width, and its parts meet', async () => {
    const image = sharp(await drawRaster(svg, 3200));
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)].map((value) =>
        Math.round(value / 255),
      );
    expect([info.width, info.height]).toEqual([3200, 3200]);
    expect([colourAt(1500, 1700), colourAt(1700, 1500), colourAt(1700, 1700), colourAt(3100, 3100)]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });

  it('is drawn once, kept in the data folder, and drawn one at a time', async () => {
    let running = 0;
    const draw = vi.fn<(svg: string, width: number) => Promise<Buffer<ArrayBuffer>>>(async (_, width) => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      return Buffer.from(`webp ${width}`);
    });
    const cache = new RasterCache(folder, draw);
    await Promise.all([cache.get(svg, 800), cache.get(svg, 800), cache.get(svg, 1600)]);
    await cache.get(svg, 800);
    expect(await new RasterCache(folder, draw).get(svg, 800)).toEqual(Buffer.from('webp 800'));
    expect([draw.mock.calls.length, readdirSync(join(folder, 'rasters')).length]).toEqual([2, 2]);
  });

  it('refuses more than it can draw soon', async () => {
    const cache = new RasterCache(join(folder, 'busy'), () => new Promise(() => undefined));
    const asked = Array.from({ length: 40 }, (_, index) => cache.get(`${svg}<!-- ${index} -->`, 800));
    await expect(Promise.any(asked)).resolves.toBeUndefined();
  });
});

describe('pictures of maps', () => {
  /** Starts a server over the sound park that draws ahead into a folder. Resolves with what it drew once it is ready. */
  const started = async (dataDir: string, count: number) => {
    const publishing = publishingOver(await tempStore());
    await seedWith(publishing, [...soundSite(), ...soundPark()]);
    const drawn: number[] = [];
    const app = Fastify();
    onTestFinished(() => app.close());
    app.decorate('live', publishing.live);
    app.decorate(
      'artRasters',
      new RasterCache(dataDir, async (_, width) => {
        drawn.push(width);
        return Buffer.from(String(width));
      }),
    );
    drawAhead(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitUntil(
      () =>
        existsSync(join(dataDir, 'rasters')) &&
        readdirSync(join(dataDir, 'rasters')).length === count &&
        drawn.length % count === 0,
      { timeout: 20_000 },
    );
    return drawn;
  };

  it('of every layer, scheme and width are drawn ahead, small ones first, and not again at the next start', async () => {
    const { size } = new Set(
      soundPark().flatMap((body) =>
        body.type === 'park-map' ? (body['layers'] as readonly { readonly art: string }[]).map(({ art }) => art) : [],
      ),
    );
    const count = size * 2 * 3;
    const dataDir = join(folder, 'ahead');
    const drawn = await started(dataDir, count);
    expect([drawn.length, drawn]).toEqual([count, drawn.toSorted((a, b) => a - b)]);
    expect(await started(dataDir, count)).toEqual([]);
  });
});

describe('delivery of rasters', () => {
  const server = deliveryServer([]);
  const location = async (): Promise<string> =>
    String((await server.get(rasterAddress('resort', 'old', 'brand-drop', 'dark', 800))).headers['location']);

  it('sends the current release for ever and redirects earlier addresses', async () => {
    const { statusCode, headers } = await server.get(await location());
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    '/art/resort/x/light/800/no-such.webp',
    '/art/none/x/light/800/brand-drop.webp',
    '/art/resort/x/light/900/brand-drop.webp',
    '/art/resort/x/dim/800/brand-drop.webp',
    '/art/resort/x/light/800/..%2fbrand-drop.webp',
  ])('does not know %s', async (path) => {
    expect((await server.get(path)).statusCode).toBe(404);
  });
});
