import { useMemo } from 'react';
import type { Docs } from '../site/documents.ts';
import { bodiesOf, useDeferredDocs } from '../site/use-site.tsx';

/** Dot in the accent colour of a venue's theme, or of all venues. */
export function VenueDot({ venue }: { readonly venue: string | undefined }) {
  const docs = useDeferredDocs();
  const background = useMemo(() => (venue === undefined ? wheelOf(docs) : accentOf(docs, venue)), [docs, venue]);
  return <i className="dot" style={{ background }} aria-hidden="true" />;
}

const accentOf = (docs: Docs, code: string): string => {
  const theme = docs.get(`theme/${String(docs.get(`venue/${code}`)?.body?.['theme'])}`)?.body;
  const light = theme?.['light'] as { readonly accent?: unknown } | undefined;
  return typeof light?.accent === 'string' ? light.accent : 'var(--muted)';
};

const wheelOf = (docs: Docs): string => {
  const codes = bodiesOf(docs, 'venue').map(({ id }) => id);
  const part = 100 / Math.max(1, codes.length);
  return `conic-gradient(${codes.map((code, index) => `${accentOf(docs, code)} ${index * part}% ${(index + 1) * part}%`).join(', ')})`;
};
