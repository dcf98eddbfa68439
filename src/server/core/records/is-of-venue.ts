/** True if a document belongs to the venue that a call names. A call without a venue finds the documents of all. */
export const isOfVenue = (document: { readonly venue: string }, parkType: string | undefined): boolean =>
  parkType === undefined || parkType === '' || document.venue === parkType;
