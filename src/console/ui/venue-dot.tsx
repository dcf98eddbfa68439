import { useDocs } from '../site/use-site.tsx';

/** A small dot in the colour of a venue's theme, and of all of them where there is none. */
export function VenueDot({ venue }: { readonly venue: string | undefined }) {
  const docs = useDocs();
  const accent = (code: string): string => {
    const theme = docs.get(`theme/${String(docs.get(`venue/${code}`)?.body?.['theme'])}`)?.body;
    const light = theme?.['light'] as { readonly accent?: unknown } | undefined;
    return typeof light?.accent === 'string' ? light.accent : 'var(--muted)';
  };
  if (venue !== undefined) return <i className="dot" style={{ background: accent(venue) }} aria-hidden="true" />;
  const codes = [...docs.values()].filter((doc) => doc.type === 'venue' && doc.body !== undefined).map(({ id }) => id);
  const part = 100 / Math.max(1, codes.length);
  return <i className="dot" style={{ background: `conic-gradient(${codes.map((code, index) => `${accent(code)} ${index * part}% ${(index + 1) * part}%`).join(', ')})` }} aria-hidden="true" />;
}
