/** Outlines shorter than this are cheaper to repeat than to reference. */
const WORTH_NAMING = 90

const drawnPath = /<path d="([^"]+)"/g

/**
 * Replaces every long outline that is drawn more than once (a shape and its shadow, a fork and its edge) by a
 * reference. Returns the definitions and the markup that uses them.
 */
export function sharePaths(markup: string, prefix: string): { readonly kept: string; readonly markup: string } {
  const seen = new Map<string, number>()
  for (const [, d = ''] of markup.matchAll(drawnPath)) {
    if (d.length >= WORTH_NAMING) seen.set(d, (seen.get(d) ?? 0) + 1)
  }
  const names = new Map<string, string>()
  let kept = ''
  for (const [d, times] of seen) {
    if (times < 2) continue
    const id = `${prefix}_${names.size.toString(36)}`
    names.set(d, id)
    kept += `<path id="${id}" d="${d}"/>`
  }
  const shared = markup.replace(drawnPath, (whole, d: string) => {
    const id = names.get(d)
    return id === undefined ? whole : `<use href="#${id}"`
  })
  return { kept, markup: shared }
}
