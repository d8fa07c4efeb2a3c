import { partOf, type Strip, stripOf, type TextLine } from './text-line.ts'

/** `Cal` is a kilocalorie as Australian labels print it. */
export type NumberUnit = 'kcal' | 'Cal' | 'kJ' | 'g' | 'mg' | 'mcg' | 'ml' | '%' | null

/** A number as recognised, misreadings included. */
export type NumberToken = {
  readonly kind: 'number'
  /** Digits, letters that may be digits, and a decimal mark; no unit. */
  readonly digits: string
  readonly unit: NumberUnit
  /** Whether "<" precedes it. */
  readonly below: boolean
  /** Whether it ends or begins with its decimal mark: a digit was lost. */
  readonly brokenOff: boolean
  /** Whether a letter touches it, which may be the last of a word: "Total1g". */
  readonly touchesWord: boolean
  /** Probability of its least probable digit, 0 to 1. */
  readonly sureness: number
  readonly strip: Strip
  /** The strip from the end of the previous text on its line to the beginning of the next. */
  readonly room: Strip
  /** The whole line that contains it. */
  readonly line: Strip
}

export type WordToken = { readonly kind: 'word'; readonly text: string; readonly strip: Strip }
export type Token = NumberToken | WordToken

const MAY_BE_DIGIT = 'OoQDlIi|SsBZ'
const DIGIT = `[\\d${MAY_BE_DIGIT}]`
const UNIT = [
  '(?<kcal>[kK]\\s?[cCek][aAo][lL1I|i]s?)',
  '\\(?(?<Cal>C[aA][lL](?![A-Za-z]))',
  // A kJ often loses its J before a bracket or a slash, or at the end of a line.
  '(?<kJ>[kK]\\s?[jJ)\\]1lI|](?![a-z])|[kK](?=\\s?[(/]|\\s*$))',
  '(?<mcg>(?:mcg|[µμu][gq]))',
  '(?<mg>(?:[mM]|rn)[gGq](?![a-z]))',
  '(?<ml>[mM][lL1I|](?![a-z]))',
  // A capital after the unit begins the next word; so do the words for "per", in lower case.
  '(?<g>[gGq](?![a-z])|[gq](?=je|per|pro|pour|por|par))',
  '(?<pc>[%℅])',
].join('|')
/** A mark before a unit has lost its digit; so has one at the end of a figure that is alone on its line. */
const UNIT_BEGINS = 'm?[gq](?![a-z])|k[jc]|%'
const PIECE = new RegExp(
  [
    // Some languages write thousands with a blank: "1 010 kJ".
    `(?<less><|≤|[Ll]ess than\\s)?\\s*(?<digits>\\d{1,2}\\s\\d{3}(?=\\s?k)|${DIGIT}*\\d${DIGIT}*(?:\\s?[.,]\\s?[\\d${MAY_BE_DIGIT}]+)*|[OoQ]+(?:[.,]${DIGIT}+)?(?=\\s?(?:m?[gq](?![a-z])|mcg|%)))`,
    `(?<broken>\\s?[.,](?=\\s?(?:${UNIT_BEGINS}))|(?<=^[^\\p{L}]*)[.,]$)?`,
    `\\s?(?:${UNIT})?`,
    `|(?<word>[\\p{L}\\p{M}]+)`,
  ].join(''),
  'gu',
)

const unitOf = (groups: Readonly<Record<string, string | undefined>>): NumberUnit => {
  for (const unit of ['kcal', 'Cal', 'kJ', 'mcg', 'mg', 'ml', 'g'] as const) if (groups[unit] !== undefined) return unit
  return groups['pc'] === undefined ? null : '%'
}

const isLetter = (text: string | undefined): boolean => text !== undefined && /\p{L}/u.test(text)

/** A word that ends in a number without a blank ("Fat11g", "CholesterolOmg") is cut before the number. */
function wordEnd(text: string): number {
  const zero = /[OoQ]+(?=\s?m?[gq](?![a-z]))/u.exec(text)
  return zero === null || zero.index === 0 || zero.index + zero[0].length >= text.length ? text.length : zero.index
}

/** The last letter of a word may be the first digit of the number after it: "Carbohydratel 1g" is 11 g. */
function lentDigit(before: Token | undefined, text: string, from: number): string {
  if (before?.kind !== 'word' || !/[lI|]$/.test(before.text)) return ''
  return text.slice(0, from).trimEnd().endsWith(before.text) ? before.text.slice(-1) : ''
}

/** The room that the neighbouring text leaves to the characters `from` up to `to` (exclusive) of a line. */
function roomOf(line: TextLine, from: number, to: number): Strip {
  const half = 0.5 / Math.max(1, line.text.length)
  const before = line.text.slice(0, from).trimEnd().length - 1
  const blanks = line.text.slice(to).search(/\S/)
  const left = before < 0 ? 0 : Math.min(1, (line.at[before] ?? 0) + half)
  const right = blanks < 0 ? 1 : Math.max(0, (line.at[to + blanks] ?? 1) - half)
  return partOf(line, Math.min(left, right), Math.max(left, right))
}

/**
 * The characters of a line that are read. No label prints as many; without a limit a line of nothing but letters that may
 * be digits takes time in the square of its length.
 */
const LINE_LENGTH_MAX = 1000

/** Australian labels print "Nil" or "Nil detected" for nothing. */
const NIL = /^nil(?:detected)?$/i

/** The words and numbers of a line, from left to right. */
export function tokensOf(line: TextLine): readonly Token[] {
  const tokens: Token[] = []
  const text = line.text.slice(0, LINE_LENGTH_MAX)
  PIECE.lastIndex = 0
  for (let match = PIECE.exec(text); match !== null; match = PIECE.exec(text)) {
    const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {}
    const from = match.index + match[0].length - match[0].trimStart().length
    const word = groups['word']
    if (word !== undefined && NIL.test(word)) {
      const end = from + word.length
      tokens.push({
        kind: 'number',
        digits: '0',
        unit: null,
        below: false,
        brokenOff: false,
        touchesWord: false,
        sureness: Math.min(1, ...line.sureness.slice(from, end)),
        strip: stripOf(line, from, end),
        room: roomOf(line, from, end),
        line: { start: line.start, end: line.end, height: line.height, sag: line.sag },
      })
      continue
    }
    if (word !== undefined) {
      const end = wordEnd(word)
      PIECE.lastIndex = match.index + end
      tokens.push({ kind: 'word', text: word.slice(0, end), strip: stripOf(line, from, from + end) })
      continue
    }
    const digits = groups['digits'] ?? ''
    const to = match.index + match[0].trimEnd().length
    const firstDigit = text.indexOf(digits, from)
    const probable = line.sureness.slice(firstDigit, firstDigit + digits.length)
    const lent = /\d/.test(digits) ? lentDigit(tokens.at(-1), text, from) : ''
    tokens.push({
      kind: 'number',
      digits: lent + digits.replace(/\s/g, ''),
      unit: unitOf(groups),
      below: groups['less'] !== undefined,
      brokenOff: groups['broken'] !== undefined || /(?:^|\s)[.,]$/.test(text.slice(0, from)),
      touchesWord: lent !== '' || isLetter(text[from - 1]),
      sureness: Math.min(1, ...probable),
      strip: stripOf(line, from, to),
      room: roomOf(line, text.slice(0, from).trimEnd().length - lent.length, to),
      line: { start: line.start, end: line.end, height: line.height, sag: line.sag },
    })
  }
  return tokens
}
