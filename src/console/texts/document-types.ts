import { documentDefinitions } from '#schemas/document-definitions.gen';

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Returns the names of all document types as headings. */
export const documentTypeNames = (language: 'ko' | 'en'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(documentDefinitions).map(([type, { label }]) => [type, capitalise(label[language])]),
  );
