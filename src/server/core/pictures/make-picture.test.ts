import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawn, jpegFile } from '#tests/picture-files.ts';
import { makePicture, readMaster } from './make-picture.ts';
import { masterFormat } from './picture-facts.ts';

const made = async (bytes: Uint8Array) => makePicture(await readMaster(bytes));
const pixel = async (bytes: Uint8Array, left: number, top: number): Promise<readonly number[]> => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

/** Returns a single-colour PNG that decodes to far more data than its file size. */
const bomb = (side: number): Buffer => {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const crc = (data: Buffer): number => {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
};

const zip = Buffer.from('PK\u0003\u0004<script>alert(1)</script>', 'latin1');
const place = { IFD0: { Copyright: 'a-secret-name' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 30/1 0/1' } };

describe('an upload that is a picture', () => {
  it('is made into each width up to its own, in three formats, the last of them for everybody', async () => {
    const { facts, all } = await made(await jpegFile(1000, 500));
    expect(facts).toMatchObject({
      width: 1000,
      height: 500,
      widths: [320, 640, 960],
      formats: ['avif', 'webp', 'jpg'],
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    });
    const sizes = await Promise.all(
      all.map(async ({ width, format, bytes }) => `${width} ${format} ${(await sharp(bytes).metadata()).width}`),
    );
    expect(sizes.filter((one) => !one.includes(masterFormat))).toEqual(
      [320, 640, 960].flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `${width} ${format} ${width}`)),
    );
  });

  it('is never made larger than it is', async () => {
    expect((await made(await jpegFile(100, 80))).facts).toMatchObject({ width: 100, height: 80, widths: [100] });
  });

  it('stays clear where it can be seen through, and has no colour of its own then', async () => {
    const clear = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.2 } },
    })
      .png()
      .toBuffer();
    const { facts, all } = await made(clear);
    expect(facts.formats).toEqual(['avif', 'webp', 'png']);
    expect(facts).not.toHaveProperty('colour');
    expect(await Promise.all(all.map(async ({ bytes }) => (await sharp(bytes).stats()).isOpaque))).not.toContain(true);
    // A fully opaque alpha channel does not need the larger PNG format.
    expect((await made(await drawn(400, 300).ensureAlpha().png().toBuffer())).facts.formats).toEqual([
      'avif',
      'webp',
      'jpg',
    ]);
  });

  it('is turned the right way up, and says nothing of where and by whom it was taken', async () => {
    const taken = await drawn(400, 300).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(taken.includes('a-secret-name')).toBe(true);
    const { facts, all } = await made(taken);
    expect(facts).toMatchObject({ width: 300, height: 400 });
    for (const { bytes } of all) {
      const { exif, iptc, xmp, orientation, width, height } = await sharp(bytes).metadata();
      expect([exif, iptc, xmp, orientation ?? 1, width < height]).toEqual([undefined, undefined, undefined, 1, true]);
      expect(Buffer.from(bytes).includes('a-secret-name')).toBe(false);
    }
    // The top left corner moves to the top right.
    const [red, , blue] = await pixel(all[0]?.bytes ?? new Uint8Array(), 290, 10);
    expect([(red ?? 0) > 180, (blue ?? 255) < 90]).toEqual([true, true]);
  });

  it.each([
    ['CMYK', () => drawn(400, 300).toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bit', () => drawn(400, 300).toColourspace('rgb16').png().toBuffer()],
    ['grey', () => drawn(400, 300).greyscale().jpeg().toBuffer()],
    ['GIF', () => drawn(400, 300).gif().toBuffer()],
    ['AVIF', () => drawn(400, 300).avif({ effort: 0 }).toBuffer()],
    ['WebP', () => drawn(400, 300).webp().toBuffer()],
  ])('of %s comes out in eight bits of the colours of the web', async (_, file) => {
    const { all } = await made(await file());
    const kinds = await Promise.all(
      all.map(async ({ bytes }) =>
        sharp(bytes)
          .metadata()
          .then(({ space, depth, channels }) => `${space} ${depth} ${channels >= 3 || space === 'b-w'}`),
      ),
    );
    expect(kinds.filter((kind) => !/^(?:srgb|b-w) uchar true$/.test(kind))).toEqual([]);
  });

  it('carries nothing on that hung behind it: only what can be seen of a file is in what is made of it', async () => {
    const { all } = await made(Buffer.concat([await jpegFile(), zip]));
    expect(all.filter(({ bytes }) => Buffer.from(bytes).includes('<script>'))).toEqual([]);
  });

  it('is known by what it shows: the same file has the same name, whatever else is in it', async () => {
    const file = await jpegFile();
    const [one, two] = [await readMaster(file), await readMaster(Buffer.concat([file, zip]))];
    expect(two.hash).toBe(one.hash);
    expect(one.hash).toBe(createHash('sha256').update(one.bytes).digest('hex').slice(0, 32));
    expect((await readMaster(await jpegFile(401, 300))).hash).not.toBe(one.hash);
  });
});

describe('an upload that is none', () => {
  const moving = () =>
    sharp(Buffer.alloc(40 * 80 * 3).fill(255, 40 * 40 * 3), {
      raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
    })
      .gif()
      .toBuffer();
  it.each([
    ['empty', 'nothing', async () => Buffer.alloc(0)],
    [
      'svg',
      'a drawing with a script',
      async () =>
        Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['other', 'a page that says it is a picture', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['other', 'a bitmap', async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['pdf', 'a PDF', async () => Buffer.from('%PDF-1.7\n')],
    [
      'heic',
      'a photo of a phone in HEIC',
      async () =>
        Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(100)]),
    ],
    [
      'broken',
      'the beginning of a picture',
      async () => {
        const file = await jpegFile(1200, 900);
        return file.subarray(0, file.length / 2);
      },
    ],
    [
      'broken',
      'the first bytes of a picture before anything',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), zip]),
    ],
    ['moving', 'a moving picture', moving],
    ['pixels', 'a small file of very many pixels', async () => bomb(20_000)],
    ['pixels', 'more pixels than any picture has', async () => bomb(200_000)],
  ] as const)('is refused as %s: %s', async (why, _, file) => {
    await expect(readMaster(await file())).rejects.toMatchObject({ why });
  });
});
