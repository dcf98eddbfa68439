import type { DialogTexts } from '#schemas/dialog-texts';
import type { Texts } from '#render/texts/texts.ts';
import type { Ask } from './notices.ts';

/** Translates a document's dialog texts into the visitor's language. */
export const dialogText = (words: DialogTexts | undefined, texts: Texts): Partial<Ask> => {
  if (words === undefined) return {};
  const { title, subBody, icon, ok, cancel, hideCancel, autoClose } = words;
  return {
    ...(title ? { title: texts.translate(title) } : {}),
    ...(subBody ? { subText: texts.translate(subBody) } : {}),
    ...(icon ? { icon } : {}),
    ...(ok ? { ok: texts.translate(ok) } : {}),
    ...(cancel ? { cancel: texts.translate(cancel) } : {}),
    ...(hideCancel ? { hideCancel } : {}),
    ...(autoClose ? { autoCloseSeconds: autoClose } : {}),
  };
};
