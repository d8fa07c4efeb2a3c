// Kept apart from email.ts, because the first script of the browser checks addresses and does not need this.

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

/** Real domains one letter away from a known one: a visitor with such an address does not mean the other. */
const realNeighbours = ['mail.com', 'email.com', 'ymail.com', 'gmx.net', 'gmx.at', 'gmx.ch', 'live.de', 'yahoo.co']

/** Endings that do not exist, and the one that was meant. */
const wrongEndings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  nte: 'net',
  ogr: 'org',
}

/** Names shorter than this often differ by a single letter, so only their ending is corrected. */
const LEAST_NAME = 5

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

/** Whether one slip in the name, one in the ending, or one in each turns a known domain into this one. */
function isNear(domain: string, known: string): boolean {
  const [name = '', ending = ''] = split(domain)
  const [knownName = '', knownEnding = ''] = split(known)
  const slips = editDistance(name, knownName)
  return slips <= (knownName.length < LEAST_NAME ? 0 : 1) && editDistance(ending, knownEnding) <= 1
}

/** A domain before and after its first dot. */
function split(domain: string): readonly string[] {
  const dot = domain.indexOf('.')
  return dot < 0 ? [domain] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

function withRightEnding(domain: string): string | undefined {
  const dot = domain.lastIndexOf('.')
  const right = wrongEndings[domain.slice(dot + 1)]
  return dot < 1 || right === undefined ? undefined : domain.slice(0, dot + 1) + right
}

/** The address with the well-known domain that was probably meant ("gmial.con"), or null if none is near. */
export function likelyEmail(text: string): string | null {
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1).toLowerCase()
  if (at < 1 || knownDomains.includes(domain) || realNeighbours.includes(domain)) return null
  const near = domain.includes('.')
    ? (knownDomains.find((known) => isNear(domain, known)) ?? withRightEnding(domain))
    : undefined
  return near === undefined ? null : `${text.slice(0, at)}@${near}`
}
