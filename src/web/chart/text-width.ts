/**
 * Widths of characters in ems: the widest of each group in Figtree and Arial, regular and bold, so that a label that fits
 * by this estimate fits in the real font and in its fallback.
 */
const groups = [
  [0.2, /\u202f/],
  [0.29, /[\s.,:;·'’|!ijlI()-]/],
  [0.4, /[frt]/],
  [0.9, /[mwM%]/],
  [1, /[W@]/],
  [0.8, /[A-Z]/],
] as const
const OTHER = 0.61

/** Estimated width of a text, in the unit of the font size. */
export const textWidth = (text: string, fontSize: number): number =>
  fontSize * Array.from(text).reduce((sum, sign) => sum + (groups.find(([, of]) => of.test(sign))?.[0] ?? OTHER), 0)
