/** Length of the shortest name that is compared: shorter ones resemble too many other variables. */
const SHORTEST = 6
const EDITS_MAX = 2

/**
 * Environment variables whose name is close to a setting that is not set, as sentences. Otherwise a misspelt NODE_ENV
 * or SMTP_URL would silently start a different configuration.
 */
export function misspeltSettings(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): readonly string[] {
  const known = new Set(names)
  const unset = names.filter((name) => name.length >= SHORTEST && (env[name]?.trim() ?? '') === '')
  const given = Object.keys(env).filter((name) => !known.has(name) && (env[name]?.trim() ?? '') !== '')
  return given.flatMap((name) => {
    const meant = unset.find((setting) => isNearly(name.toUpperCase(), setting))
    return meant === undefined ? [] : [`${name} is not a setting. ${meant} is, and is not set: rename or remove it.`]
  })
}

function isNearly(name: string, setting: string): boolean {
  return (
    Math.abs(name.length - setting.length) <= EDITS_MAX &&
    // A cheap pre-check: each edit adds at most one letter that is not in the other name.
    lettersBeyond(name, setting) <= EDITS_MAX &&
    editsBetween(name, setting) <= EDITS_MAX
  )
}

/** Number of letters of `a` that do not occur in `b`. */
function lettersBeyond(a: string, b: string): number {
  let count = 0
  for (const letter of a) if (!b.includes(letter)) count++
  return count
}

/**
 * Number of letters to add, drop, replace or swap with their neighbour until one text is the other (counting stops once
 * it must exceed `EDITS_MAX`).
 */
function editsBetween(a: string, b: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isExchange = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const exchanged = isExchange ? (beforeLast[column - 2] ?? 0) + 1 : replaced
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced, exchanged))
    }
    if (Math.min(...current, ...last) > EDITS_MAX) return EDITS_MAX + 1
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
