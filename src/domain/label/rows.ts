import { type Level, levelsOf } from './straighten.ts'
import { middleOf, type TextLine } from './text-line.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A word or number with its place on the straightened label. */
export type Placed<T extends Token = Token> = {
  readonly token: T
  readonly left: number
  readonly right: number
  readonly level: number
}

/** What stands on one line of the label, from left to right, however many pieces it was recognised in. */
export type Row = readonly Placed[]

/** Tokens whose middles are less than this part of their height apart stand on one row. */
const SAME_ROW = 0.55

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function clustered(placed: readonly Placed[]): readonly Row[] {
  const usual = median(placed.map(({ token }) => token.strip.height))
  const rows: { level: number; members: Placed[] }[] = []
  for (const item of placed.toSorted((a, b) => a.level - b.level)) {
    const reach = SAME_ROW * Math.min(item.token.strip.height, usual)
    const row = rows.at(-1)
    if (row !== undefined && Math.abs(item.level - row.level) < reach) {
      row.members.push(item)
      row.level += (item.level - row.level) / row.members.length
    } else rows.push({ level: item.level, members: [item] })
  }
  return rows.map(({ members }) => members.sort((a, b) => a.left - b.left))
}

const placedAt = (tokens: readonly Token[], level: Level): readonly Placed[] =>
  tokens.map((token) => ({
    token,
    left: token.strip.start.x,
    right: token.strip.end.x,
    level: level(middleOf(token.strip)),
  }))

/** Lines whose own words were put on different rows: a way that does this is wrong. */
function brokenLines(rows: readonly Row[], lines: readonly (readonly Token[])[]): number {
  const rowOf = new Map<Token, number>()
  rows.forEach((row, index) => {
    for (const { token } of row) rowOf.set(token, index)
  })
  return lines.filter((tokens) => new Set(tokens.map((token) => rowOf.get(token))).size > 1).length
}

/** What of its height a token lies above or below its row, on average: at most SAME_ROW. */
function unevenness(rows: readonly Row[]): number {
  const offs = rows.flatMap((row) => {
    const middle = row.reduce((sum, { level }) => sum + level, 0) / row.length
    return row.map(({ level, token }) => Math.abs(level - middle) / Math.max(1, token.strip.height))
  })
  return offs.reduce((sum, off) => sum + off, 0) / Math.max(1, offs.length)
}

/** How much more even the rows of a less plain way have to be: a small part of a height. */
const PLAINER = 0.02

/**
 * The rows of a label. Of the ways to straighten it, the one that leaves the fewest rows and breaks the fewest lines is
 * right; where they are equal, the one whose rows are even. On a tilted label names may lie beside the figures of the row
 * above: there are as many rows, but none is even.
 */
export function rowsOf(lines: readonly TextLine[]): readonly Row[] {
  const tokens = lines.map(tokensOf)
  const ways = levelsOf(lines).map((level, index) => {
    const rows = clustered(placedAt(tokens.flat(), level))
    return { rows, faults: rows.length + 2 * brokenLines(rows, tokens) + unevenness(rows) + PLAINER * index }
  })
  const [plainest] = ways
  return plainest === undefined
    ? []
    : ways.reduce((best, way) => (way.faults < best.faults ? way : best), plainest).rows
}
