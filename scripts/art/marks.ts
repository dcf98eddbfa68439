/** Brand marks, 24 x 24, in the colour of the text beside them. */
export const marks: Readonly<Record<string, string>> = {
  'mark-balloon':
    '<path d="M12 1c5.2 0 8.5 3.5 8.5 7.9 0 4.5-4.2 7.2-6.3 10.3H9.8C7.7 16.1 3.5 13.4 3.5 8.9 3.5 4.5 6.8 1 12 1zm-2 20h4v1.2a1.3 1.3 0 0 1-1.3 1.3h-1.4a1.3 1.3 0 0 1-1.3-1.3z"/>',
  'mark-cloud': '<path d="M7 20a6 6 0 0 1-.8-11.9 7.5 7.5 0 0 1 14 2.1A5 5 0 0 1 18.5 20z"/>',
  'mark-drop':
    '<path opacity=".35" d="M12 1.5c3.6 4.4 7.6 8.3 7.6 13.1a7.6 7.6 0 0 1-15.2 0C4.4 9.8 8.4 5.9 12 1.5z"/><path d="M1 14.5c3-2.6 5.5-2.6 7.7-.6 2.2 2 4.4 2 6.6 0 2.2-2 4.7-2 7.7.6-.6 5.2-5.3 9-11 9s-10.4-3.8-11-9z"/>',
  'mark-lodge': '<path d="M12 1l10.5 20h-7.3v-5.5a3.2 3.2 0 0 0-6.4 0V21H1.5z"/>',
  'mark-slashes': '<path d="M1 20L8.5 4h5.8L6.8 20zM11.5 20L19 4h4.5L16 20z"/>',
};
