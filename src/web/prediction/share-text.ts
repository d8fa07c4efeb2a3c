import { shareWords } from './share-words.ts'

/** A share of people to the nearest tenth. */
const tenthsOf = (share: number): number => Math.round(share * 10)

const numberOf = (tenths: number): string => shareWords.numbers[tenths - 1] ?? ''

/** How many are lighter than today, and what the tenth with the largest loss has lost at least. */
export function lighterText(share: number, best: string): string {
  const { none, one, some, half, all } = shareWords.lighter
  const tenths = tenthsOf(share)
  if (tenths < 1) return none(best)
  if (tenths === 1) return one(best)
  if (tenths > 9) return all(best)
  return tenths === 5 ? half(best) : some(numberOf(tenths), best)
}

/** How many have lost the first 5 % by a day; for a share of 15 % or more. */
export function firstStepText(share: number, mass: string, when: string): string {
  const { some, half, all } = shareWords.firstStep
  const tenths = tenthsOf(share)
  if (tenths > 9) return all(mass, when)
  return tenths === 5 ? half(mass, when) : some(numberOf(tenths), mass, when)
}
