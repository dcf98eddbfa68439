/** Message with the text of an error code for visitors. */
export const errorMessageKey = (code: string): string => `MSG_ERR_${code}`;
