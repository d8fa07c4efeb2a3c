import { type Level, levelsOf, slopeOf } from './straighten.ts'
import { middleOf, type TextLine } from './text-line.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A word or number with its position on the straightened label. */
export type PlacedToken<T extends Token = Token> = {
  readonly token: T
  readonly left: number
  readonly right: number
  readonly level: number
}

/** Everything on one line of the label, from left to right, in however many pieces it was recognised. */
export type Row = readonly PlacedToken[]

/** Tokens are in one row if their middles are less than this part of their height apart. */
const SAME_ROW = 0.55

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function clustered(placed: readonly PlacedToken[]): readonly Row[] {
  const usual = median(placed.map(({ token }) => token.strip.height))
  const rows: { level: number; members: PlacedToken[] }[] = []
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

/** Places tokens on the straightened label. On a turned label a column leans by the slope of the lines. */
const placedAt = (tokens: readonly Token[], level: Level, slope: number): readonly PlacedToken[] =>
  tokens.map((token) => ({
    token,
    left: token.strip.start.x + slope * token.strip.start.y,
    right: token.strip.end.x + slope * token.strip.end.y,
    level: level(middleOf(token.strip)),
  }))

/** The number of lines whose words ended up in different rows: a straightening that does this is wrong. */
function brokenLines(rows: readonly Row[], lines: readonly (readonly Token[])[]): number {
  const rowOf = new Map<Token, number>()
  rows.forEach((row, index) => {
    for (const { token } of row) rowOf.set(token, index)
  })
  return lines.filter((tokens) => new Set(tokens.map((token) => rowOf.get(token))).size > 1).length
}

/** How far tokens lie above or below their row on average, as a part of their height: at most SAME_ROW. */
function unevenness(rows: readonly Row[]): number {
  const offs = rows.flatMap((row) => {
    const middle = row.reduce((sum, { level }) => sum + level, 0) / row.length
    return row.map(({ level, token }) => Math.abs(level - middle) / Math.max(1, token.strip.height))
  })
  return offs.reduce((sum, off) => sum + off, 0) / Math.max(1, offs.length)
}

/** How much more even the rows of a less simple straightening have to be: a small part of a height. */
const PLAINER = 0.02

/**
 * The rows of a label. Of the ways to straighten it, the one with the fewest rows and the fewest broken lines is right;
 * if these are equal, the one with the most even rows. On a tilted label names may lie beside the figures of the row
 * above: then the number of rows is right, but none is even.
 */
export function rowsOf(lines: readonly TextLine[]): readonly Row[] {
  const tokens = lines.map(tokensOf)
  const slope = slopeOf(lines)
  const ways = levelsOf(lines).map((level, index) => {
    const rows = clustered(placedAt(tokens.flat(), level, slope))
    return { rows, faults: rows.length + 2 * brokenLines(rows, tokens) + unevenness(rows) + PLAINER * index }
  })
  const [plainest] = ways
  return plainest === undefined
    ? []
    : ways.reduce((best, way) => (way.faults < best.faults ? way : best), plainest).rows
}
