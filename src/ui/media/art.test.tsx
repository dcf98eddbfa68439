import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Art } from './art.tsx';
import { AssetContext } from './assets.tsx';
import { Icon } from './icon.tsx';

describe('a drawn picture', () => {
  it('has its size before it has loaded, so nothing shifts', () => {
    expect(renderToStaticMarkup(<Art name="park" />)).toMatch(/width="1440" height="560"/);
  });

  it('is hidden from readers while it only decorates', () => {
    expect(renderToStaticMarkup(<Art name="park" />)).toContain('alt="" aria-hidden="true"');
    expect(renderToStaticMarkup(<Art name="park" alt="A wheel at dusk" />)).not.toContain('aria-hidden');
  });

  it('waits until it is near unless it belongs to the first view', () => {
    expect(renderToStaticMarkup(<Art name="park" />)).toContain('loading="lazy"');
    expect(renderToStaticMarkup(<Art name="park" eager />)).toContain('loading="eager" fetchPriority="high"');
  });

  it('comes in the colours of the place unless another theme is asked for', () => {
    const assets = {
      iconSprite: '/i.svg',
      theme: 'one',
      locale: 'en' as const,
      art: (name: string, theme = 'one') => `/${theme}/${name}`,
      raster: (name: string) => `/raster/${name}`,
    };
    const html = renderToStaticMarkup(
      <AssetContext value={assets}>
        <Art name="park" />
        <Art name="park" theme="two" />
      </AssetContext>,
    );
    expect([...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual(['/one/park', '/two/park']);
  });
});

describe('an icon', () => {
  it('is a part of the sprite and hidden from readers', () => {
    expect(renderToStaticMarkup(<Icon name="bell" size="s" />)).toBe(
      '<svg class="icon icon--s" aria-hidden="true"><use href="/icons.svg#bell"></use></svg>',
    );
  });
});
