/** Saves data as a JSON file on the device. The app shell has no such download. */
export const saveAnswer = (name: string, data: unknown): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
