/** Returns the text of a form field; empty if it has none. */
export const formValue = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
