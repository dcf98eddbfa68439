/** Copies a text. Returns false if the browser refuses or has no clipboard, as on an insecure connection. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
