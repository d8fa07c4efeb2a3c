// Apart from email.ts: the first script of the browser checks addresses and has no use for this.

const knownDomains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'gmx.de',
  'web.de',
  'yandex.ru',
  'mail.ru',
  'me.com',
  'msn.com',
]

/** Number of single-letter edits between two short words (optimal string alignment), up to `limit`. */
function editDistance(a: string, b: string): number {
  let twoAgo: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const at = (list: number[], index: number) => list[index] ?? Number.POSITIVE_INFINITY
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
        swapped ? at(twoAgo, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    twoAgo = previous
    previous = current
  }
  return previous[b.length] ?? Number.POSITIVE_INFINITY
}

/** The address with the well-known domain that was probably meant ("gmial.com"), or null where nothing is near. */
export function likelyEmail(text: string): string | null {
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1).toLowerCase()
  if (at < 1 || knownDomains.includes(domain)) return null
  const near = knownDomains.find((known) => known.length > 5 && editDistance(domain, known) === 1)
  return near === undefined ? null : `${text.slice(0, at)}@${near}`
}
