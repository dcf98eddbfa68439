/** Copies a text; false where the browser refuses, or knows no clipboard, as on a page without a secure connection. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
