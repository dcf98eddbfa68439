/** Brings an element to the top of what is seen. The page's scroll padding keeps it below the header by the gap of the tokens: 30 px (P-731). */
export const scrollToElement = (element: Element): void => element.scrollIntoView({ block: 'start' });
