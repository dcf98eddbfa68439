import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FrameModel } from '#schemas/frame-model';
import { frameModel } from '#tests/frame-model.ts';
import { testPort } from '#tests/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { Footer } from './component.tsx';

const museum = { id: 'museum', label: 'Museum', action: { kind: 'open', href: 'https://example.com/museum', newWindow: true } } as const;

const html = (flags: FrameModel['flags'], items: readonly (typeof museum)[] = [museum]) =>
  renderToStaticMarkup(
    <WidgetPortProvider value={testPort('en', { frame: frameModel('en', { flags }) })}>
      <Footer id="footer" settings={{ call: { title: 'Centre (paid call)', button: 'Call' }, sites: { label: 'Other sites', items }, links: [], copyright: '©' }} data={{}} />
    </WidgetPortProvider>,
  );

it('is shown unless the page says isFooter false [P-066]', () => {
  expect([html({ isFooter: true }), html({}), html({ isFooter: false })].map((one) => one.includes('<footer'))).toEqual([true, true, false]);
});

it('shows the site\'s phone number with the note on its price, and dials it [P-264]', () => {
  expect(html({})).toContain('Centre (paid call)');
  expect(html({})).toContain('1588-0000');
  expect(html({})).toContain('href="tel:15880000"');
});

it('opens affiliated sites in a window of their own and says so', () => {
  expect(html({})).toMatch(/href="https:\/\/example\.com\/museum"[^>]*target="_blank"[^>]*rel="noopener noreferrer".*\(new window\)/);
});

it('has no dropdown when no affiliated site is left', () => {
  expect(html({}, [])).not.toContain('<details');
});
