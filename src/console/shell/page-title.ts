import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeOrKeep } from '#engine/values/fill-template';
import { titleOf } from '../content/tree/site-tree.ts';
import { namesIn, useDeferredDocs, useDocContent } from '../site/use-site.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';

/** Sets the browser tab's title to the open document, its area and the product. */
export function PageTitle(): null {
  const texts = useTexts();
  const { language } = useLanguage();
  // The title can wait for a pause in typing.
  const docs = useDeferredDocs();
  const names = useMemo(() => namesIn(docs), [docs]);
  const [, area = '', first, second] = useLocation().pathname.split('/').map(decodeOrKeep);
  const doc = useDocContent(area === 'media' ? `picture/${first ?? ''}` : `${first ?? ''}/${second ?? ''}`);
  const areas: Readonly<Record<string, string>> = texts.areas;
  const named = area === 'compare' ? texts.editor.compare : areas[area === '' ? 'home' : area];
  const title = [doc === undefined ? undefined : titleOf(doc, { names, texts, language }), named, texts.product]
    .filter((part) => part !== undefined)
    .join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
