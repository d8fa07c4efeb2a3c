import type { NumberToken } from './tokens.ts'

/** A possible meaning of a printed number: its value, and half of the step that it was rounded to. */
export type Reading = {
  readonly value: number
  readonly half: number
  readonly decimals: number
  /** How unlikely this reading is; 0 if it is what is clearly printed. */
  readonly cost: number
}

/** Costs of repairs, from statistics of a recogniser's misreadings. */
const COST = {
  letter: 0.6,
  letterIsUnit: 0.3,
  lostMark: 1.6,
  nineIsGram: 0.5,
  tooFine: 1,
  doubtful: 0.4,
  veryDoubtful: 0.9,
} as const
const DOUBTFUL = 0.65
const VERY_DOUBTFUL = 0.45

const digitOf: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
}

/** What a number counts, which decides how it can be written. */
export type NumberKind = 'grams' | 'salt' | 'whole'

type DigitReading = { readonly text: string; readonly cost: number }

/** The ways to read the characters as digits. */
function written({ digits, unit, touchesWord }: NumberToken): readonly DigitReading[] {
  const all = digits.replace(/[^\d.,]/g, (letter) => digitOf[letter] ?? '')
  if (all === digits) return [{ text: digits, cost: 0 }]
  // Before a unit a lone O can only be a zero.
  if (unit !== null && /^[oOQ]$/.test(digits)) return [{ text: '0', cost: 0 }]
  const repaired = { text: all, cost: COST.letter }
  // A letter at the end may be the unit: "6.8l" is 6.8 g.
  const stem = digits.slice(0, -1)
  if (unit === null && /^\d[\d.,]*\d$|^\d$/.test(stem) && /[^\d]$/.test(digits)) {
    return [{ text: stem, cost: COST.letterIsUnit }, repaired]
  }
  // Letters that touch a word more likely belong to it: "Total1g".
  const own = digits.replace(/^[^\d]+/, '')
  return touchesWord && /^\d[\d.,]*$/.test(own) ? [{ text: own, cost: 0 }, repaired] : [repaired]
}

function parsed(text: string, counted: NumberKind): { value: number; decimals: number } | null {
  const plain = text.replaceAll(',', '.').replace(/\.(?=.*\.)/g, '')
  // If only whole numbers are printed, three digits after a mark are thousands.
  const whole = counted === 'whole' ? plain.replace(/\.(?=\d{3}$)/, '') : plain
  // A leading zero before another digit can only mean a lost decimal mark: "091" is never printed.
  if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(whole)) return null
  return { value: Number(whole), decimals: whole.split('.')[1]?.length ?? 0 }
}

const finest = { grams: 1, salt: 2, whole: 0 } as const satisfies Record<NumberKind, number>

/** All possible readings of a number, the cheapest first. */
export function readingsOf(token: NumberToken, counted: NumberKind): readonly Reading[] {
  const unsure = token.sureness < VERY_DOUBTFUL ? COST.veryDoubtful : token.sureness < DOUBTFUL ? COST.doubtful : 0
  const readings: Reading[] = []
  const add = (text: string, cost: number) => {
    const number = parsed(text, counted)
    if (number === null) return
    const tooFine = number.decimals > finest[counted] ? COST.tooFine : 0
    const { value, decimals } = number
    if (readings.some((known) => known.value === value && known.decimals === decimals)) return
    readings.push({ value, decimals, half: 0.5 / 10 ** decimals, cost: cost + tooFine + unsure })
  }
  for (const { text, cost } of written(token)) {
    add(text, cost)
    const hasMark = /[.,]/.test(text)
    if (counted === 'whole') continue
    if (!hasMark && text.length > 1) {
      const mark = text.startsWith('0') ? 1 : -1
      add(`${text.slice(0, mark)}.${text.slice(mark)}`, cost + COST.lostMark)
    }
    if (token.unit === null && text.length > 1 && text.endsWith('9')) {
      const own = text.slice(0, -1)
      add(own, cost + COST.nineIsGram)
      if (!hasMark && own.length > 1)
        add(`${own.slice(0, -1)}.${own.slice(-1)}`, cost + COST.nineIsGram + COST.lostMark)
    }
  }
  return readings.sort((a, b) => a.cost - b.cost)
}
