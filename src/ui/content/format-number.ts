/** A number with thousands commas; with `plus`, one above zero has its sign (P-473). */
export const formatNumber = (value: number, { plus = false }: { readonly plus?: boolean } = {}): string =>
  new Intl.NumberFormat('en-US', { signDisplay: plus ? 'exceptZero' : 'auto' }).format(value);
