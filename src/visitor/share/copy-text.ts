/** Copies the text of a field; where the clipboard is closed, what is selected in it. Says whether it did. */
export const copyText = async (field: HTMLInputElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return copySelected();
  }
};

const copySelected = (): boolean => {
  try {
    // Deprecated, but older shells know no other way.
    return document.execCommand('copy');
  } catch {
    return false;
  }
};
