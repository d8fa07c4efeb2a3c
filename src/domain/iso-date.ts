// Apart from the rest of `time.ts`, as the first script of a page needs this alone.

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Milliseconds of midnight UTC of a calendar day, or null if the text is not an existing day. */
export function midnightOf(date: string): number | null {
  const parts = shape.exec(date)
  if (parts === null) return null
  const [year, month, day] = [Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])]
  const at = new Date(Date.UTC(year, month, day))
  // A day that does not exist, or a year before 100, becomes another one.
  const exists = at.getUTCDate() === day && at.getUTCMonth() === month && at.getUTCFullYear() === year
  return exists ? at.getTime() : null
}

export const isIsoDate = (text: string): boolean => midnightOf(text) !== null
