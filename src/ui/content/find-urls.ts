/** A piece of a text: an address, or what stands between addresses. */
export interface TextPiece {
  readonly text: string;
  readonly isUrl: boolean;
}

// A full stop, a comma or a bracket at the end belongs to the sentence.
const address = /https?:\/\/[^\s<>"'\u3131-\u318e\uac00-\ud7a3]*[^\s<>"'\u3131-\u318e\uac00-\ud7a3.,:;!?)\]}]/gi;

/** Splits a text at the http and https addresses in it (P-472). */
export const findUrls = (text: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: url, index } of text.matchAll(address)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isUrl: false });
    pieces.push({ text: url, isUrl: true });
    end = index + url.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isUrl: false }] : pieces;
};
