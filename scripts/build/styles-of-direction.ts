/** Some dozen styles are those of all pages in every language. */
const made = new Map<string, string>()

/**
 * Inline styles for a language that is read from left to right: without the rules of which every selector is for the other
 * direction. They would never apply, and each document has to fit into the first round trip.
 */
export function withoutRightToLeft(css: string): string {
  const known = made.get(css)
  if (known !== undefined) return known
  const result = css.replace(/([^{}]*)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => /\[dir="?rtl"?\]/.test(selector)) ? '' : rule,
  )
  made.set(css, result)
  return result
}
