/** Days until a gift that nobody accepts goes back. */
export const giftDays = 7;
