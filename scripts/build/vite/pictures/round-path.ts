/** How many numbers each command takes; the fourth and fifth of an arc are flags, which need no separator. */
const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const command = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi
const number = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i
const flag = /^[\s,]*([01])/

function readNumbers(text: string, letter: string): string[] {
  const isArc = letter.toLowerCase() === 'a'
  const found: string[] = []
  let rest = text
  while (rest.trim() !== '') {
    const place = found.length % 7
    const match = (isArc && (place === 3 || place === 4) ? flag : number).exec(rest)
    if (match?.[1] === undefined) throw new Error(`Unreadable path data: ${letter}${text}`)
    found.push(match[1])
    rest = rest.slice(match[0].length)
  }
  const expected = arity[letter.toLowerCase()] ?? 0
  if (expected === 0 ? found.length > 0 : found.length % expected !== 0) {
    throw new Error(`Wrong count of numbers: ${letter}${text}`)
  }
  return found
}

/** The shortest form of a number: no leading zero, no trailing zeros, no minus zero. */
export function shortNumber(value: number, decimals: number): string {
  const written = String(Number(value.toFixed(decimals)))
  return written === '-0' ? '0' : written.replace(/^(-?)0\./, '$1.')
}

/** Joins numbers with a space only where two would run together. */
function join(numbers: readonly string[]): string {
  return numbers.reduce((text, next) => {
    const isApart = text === '' || next.startsWith('-') || (next.startsWith('.') && /\.\d*$/.test(text))
    return isApart ? text + next : `${text} ${next}`
  }, '')
}

/** The same path with every number rounded to two decimals. Throws on path data that it cannot read. */
export function roundPath(path: string): string {
  return path.replace(command, (_, letter: string, text: string) => {
    return letter + join(readNumbers(text, letter).map((each) => shortNumber(Number(each), 2)))
  })
}
