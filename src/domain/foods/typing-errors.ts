/**
 * The number of letters to change, add, leave out or swap with their neighbour to turn one word into another (optimal
 * string alignment), or `most + 1` if it takes more.
 */
export function typingErrors(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1
  let earlier: number[] = []
  let before = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const now = [row]
    let least = row
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      const errors = Math.min(
        (before[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? (earlier[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      now[column] = errors
      least = Math.min(least, errors)
    }
    if (least > most) return most + 1
    earlier = before
    before = now
  }
  return before[word.length] ?? most + 1
}

/** The number of errors to forgive in a typed word of this length. A short word with one error is another word. */
export const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2)
