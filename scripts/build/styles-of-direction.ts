/**
 * Inline styles for a language that is read from left to right: without the rules of which every selector is for the other
 * direction. They would never apply, and each document has to fit into the first round trip.
 */
export const withoutRightToLeft = (css: string): string =>
  css.replace(/([^{}]*)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => /\[dir="?rtl"?\]/.test(selector)) ? '' : rule,
  )
