import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isPictureReference, encodePicture, picturePath, decodePicture } from '#schemas/picture-reference';
import type { Picture } from '#schemas/documents/picture/schema';
import { Art } from './art.tsx';
import { AssetContext } from './assets.tsx';
import { RichText } from '../content/rich-text.tsx';

const hash = '0123456789abcdef0123456789abcdef';
const picture: Picture = {
  type: 'picture',
  id: 'pic-one',
  v: 1,
  name: 'wheel.jpg',
  hash,
  width: 2400,
  height: 1600,
  widths: [320, 1280, 1920],
  formats: ['avif', 'webp', 'jpg'],
  colour: '#4a86c2',
  focus: { x: 0.72, y: 0.4 },
  alt: { ko: '해 질 녘 & 바퀴 #1, 100%', en: 'A wheel' },
};
const word = encodePicture(picture);

const draw = (locale: 'ko' | 'en', element: React.ReactElement): string =>
  renderToStaticMarkup(
    <AssetContext
      value={{ iconSprite: '', theme: 'park', locale, art: (name) => `/art/${name}`, raster: (name) => `/art/${name}` }}
    >
      {element}
    </AssetContext>,
  );

describe('the word for a picture', () => {
  it('is an address that shows it anywhere, and says all else behind it', () => {
    expect(picturePath(word)).toBe(`/pictures/${hash}/1280.jpg`);
    expect(decodePicture(word)).toEqual({
      hash,
      width: 2400,
      height: 1600,
      widths: [320, 1280, 1920],
      formats: ['avif', 'webp', 'jpg'],
      colour: '4a86c2',
      focus: [72, 40],
      alt: picture.alt,
    });
    expect(decodePicture(encodePicture({ ...picture, decorative: true })).alt).toEqual({});
  });

  it('is taken for no other name, and no other name for it', () => {
    expect(
      [
        'park',
        '',
        '/pictures/x/320.jpg#',
        `/pictures/${hash}/320.svg#`,
        `//evil.example/pictures/${hash}/320.jpg#`,
        `/pictures/${hash}/320.jpg`,
      ].filter(isPictureReference),
    ).toEqual([]);
  });
});

describe('an uploaded picture', () => {
  const html = draw('en', <Art name={word} />);

  it('comes in the smallest format and size that fits, with one for everybody', () => {
    expect([...html.matchAll(/type="image\/(\w+)"/g)].map(([, type]) => type)).toEqual(['avif', 'webp']);
    expect(html).toContain(
      `/pictures/${hash}/320.avif 320w, /pictures/${hash}/1280.avif 1280w, /pictures/${hash}/1920.avif 1920w`,
    );
    expect(html).toContain(`src="/pictures/${hash}/1280.jpg"`);
  });

  it('has its size before it has loaded, is cut around what must stay in view, and stands in its own colour meanwhile', () => {
    expect(html).toContain('width="2400" height="1600"');
    expect(html).toContain('<picture class="art art--photo x-70 y-40 r-4 g-8 b-c">');
    expect(html).not.toContain('style=');
  });

  it('says what it shows in the language of the page, unless its place says it or it is decoration', () => {
    expect(html).toContain('alt="A wheel"');
    expect(draw('ko', <Art name={word} />)).toContain('alt="해 질 녘 &amp; 바퀴 #1, 100%"');
    expect(draw('ko', <Art name={word} alt="Here" />)).toContain('alt="Here"');
    expect(draw('en', <Art name={encodePicture({ ...picture, decorative: true })} />)).toContain(
      'alt="" aria-hidden="true"',
    );
  });

  it('waits until it is near and is as wide as it stands there, unless it belongs to the first view', () => {
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('sizes="auto, (min-width: 560px) 560px, 100vw"');
    expect(draw('en', <Art name={word} eager sizes="44px" />)).toMatch(
      /sizes="44px".*loading="eager" fetchPriority="high"/,
    );
  });
});

it('stands in a text as it stands anywhere', () => {
  const html = draw(
    'ko',
    <RichText nodes={[{ tag: 'img', attributes: { src: word, alt: 'Here' } }]} link={() => null} />,
  );
  expect(html).toContain('<source type="image/avif"');
  expect(html).toContain('alt="Here"');
});
