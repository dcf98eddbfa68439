import { describe, expect, it } from 'vitest';
import sharing from '../../../config/site/sharing.json' with { type: 'json' };
import { messengerAddress, shareAddress, shareContent, shareLimits, shareRefusal } from './share-content.ts';

const origin = 'https://site.example';
const product = {
  title: 'Haneul Resort',
  description: 'Welcome',
  image: 'https://site.example/share/resort/x/park.png',
};
const link = `${origin}/park/ride/1`;

describe('shareAddress', () => {
  it.each([`${origin}/park/ride/1?a=1`, '/park/ride/1?a=1'])('accepts an internal page: %s', (address) => {
    expect(shareAddress(address, origin)).toBe(`${origin}/park/ride/1?a=1`);
  });

  it.each([
    'https://evil.example/park',
    'https://site.example.evil.example/',
    'https://site.example@evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'tel:1',
    `${origin}/a\\b`,
    `${origin}/a b`,
    `${origin}/../etc`,
    `/${'x'.repeat(1000)}`,
    '',
  ])('is no other: %s', (address) => {
    expect(shareAddress(address, origin)).toBeUndefined();
  });
});

describe('shareContent', () => {
  it('contains title, description and image of the page', () => {
    const page = { title: 'Coaster', description: 'Runs till nine', image: `${origin}/share/park/x/ride.png` };
    expect(shareContent(link, page, product)).toEqual({
      title: 'Coaster',
      description: 'Runs till nine',
      imageUrl: page.image,
      linkUrl: link,
    });
  });

  it.each([[{ title: '', description: '', image: '' }], [{ title: ' \n ', description: '\t', image: '' }]])(
    "is the product's name, its welcome line and its picture where the page says nothing",
    (page) => {
      expect(shareContent(link, page, product)).toEqual({
        title: product.title,
        description: product.description,
        imageUrl: product.image,
        linkUrl: link,
      });
    },
  );

  it('is cut to the limits of the call, without splitting a character', () => {
    const { title, description } = shareContent(
      link,
      { title: `${'가'.repeat(198)}😀😀`, description: 'x'.repeat(900), image: '' },
      product,
    );
    expect([title, description.length]).toEqual([`${'가'.repeat(198)}…`, shareLimits.description]);
  });
});

describe('a refused share', () => {
  it.each([
    ['CMN_01', 'MSG_ALT_SHARE_INVALID_PATH'],
    ['REQ_INVALID', 'MSG_ALT_SHARE_UNKNOWN'],
    ['', 'MSG_ALT_SHARE_UNKNOWN'],
  ])('with %s shows %s', (code, message) => {
    expect(shareRefusal(sharing, code)).toBe(message);
  });
});

it("encodes all values in the messenger's address, and never fills a value twice", () => {
  const messenger = {
    ...sharing.messenger,
    address: 'https://talk.example/?u={url}&t={title}&d={description}&i={image}',
  };
  expect(
    messengerAddress({ messenger }, { title: 'a&b {url}', description: '가#', imageUrl: 'x?y', linkUrl: link }),
  ).toBe(
    'https://talk.example/?u=https%3A%2F%2Fsite.example%2Fpark%2Fride%2F1&t=a%26b%20%7Burl%7D&d=%EA%B0%80%23&i=x%3Fy',
  );
});
