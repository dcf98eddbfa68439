import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FrameModel } from '#schemas/frame-model';
import { frameModel } from '#tests/frame-model.ts';
import { testPort } from '#tests/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { Footer } from './component.tsx';

const siteOf = (id: string, newWindow: boolean) =>
  ({ id, label: `Site ${id}`, action: { kind: 'open', href: `https://example.com/${id}`, newWindow } }) as const;
const museum = siteOf('museum', true);

const html = (flags: FrameModel['flags'], items: readonly ReturnType<typeof siteOf>[] = [museum]) =>
  renderToStaticMarkup(
    <WidgetPortProvider value={testPort('en', { frame: frameModel('en', { flags }) })}>
      <Footer
        id="footer"
        settings={{
          call: { title: 'Centre (paid call)', button: 'Call' },
          sites: { label: 'Other sites', items },
          links: [],
          copyright: '©',
        }}
        data={{}}
      />
    </WidgetPortProvider>,
  );

it('is shown unless the page says isFooter false [P-066]', () => {
  expect([html({ isFooter: true }), html({}), html({ isFooter: false })].map((one) => one.includes('<footer'))).toEqual(
    [true, true, false],
  );
});

it("shows the site's phone number with the note on its price, and dials it [P-264]", () => {
  expect(html({})).toContain('Centre (paid call)');
  expect(html({})).toContain('1588-0000');
  expect(html({})).toContain('href="tel:15880000"');
});

it('opens affiliated sites in a window of their own and says so, or in place [V-064]', () => {
  expect(html({}, [siteOf('golf', false)])).toMatch(
    /<a (?![^>]*target=)[^>]*href="https:\/\/example\.com\/golf"[^>]*><span>Site golf(?!.*\(new window\))/,
  );
  expect(html({})).toMatch(
    /href="https:\/\/example\.com\/museum"[^>]*target="_blank"[^>]*rel="noopener noreferrer".*\(new window\)/,
  );
});

it('has no dropdown when no affiliated site is left', () => {
  expect(html({}, [])).not.toContain('<details');
});
