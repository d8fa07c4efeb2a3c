import type { LeftOver } from '#planner/derive/left-over.ts'
import { listText } from './numbers.ts'

/** It is heated for the second time when it is served, and rice is not heated more often. */
const FRESH_RICE = 'Heat only the rice that you eat now.'

/** For whoever cooks: the amounts are for later meals, too. Each is told as "Wednesday’s lunch". */
export function doubleBatch(later: readonly string[], { eaten, freshRice }: LeftOver): string {
  const all = `all at once: the amounts include ${listText(later)}.`
  return eaten === 'COLD'
    ? `Make it ${all} Put what is for later straight into the fridge.`
    : `Cook it ${all} Let what is for later cool, and put it in the fridge within the hour.${freshRice ? ` ${FRESH_RICE}` : ''}`
}

const heating = ({ steams }: LeftOver): string =>
  steams
    ? 'Heat it until it steams all the way through, and only once.'
    : 'Warm it until it is hot all the way through.'

/** How what is left of a dish is cooled and heated, said with how long it keeps; empty where nothing could go wrong. */
export function keepingText(keepsDays: number, { eaten, steams, freshRice }: LeftOver): string {
  if (keepsDays === 0 || !steams) return ''
  if (eaten === 'COLD') return 'Put what is left into the fridge within the hour.'
  const rice = freshRice ? ` ${FRESH_RICE}` : ''
  return `Let what is left cool, put it in the fridge within the hour, and heat it once, until it steams all the way through.${rice}`
}

/** For whoever eats again what was cooked before. */
export function cookedBefore(earlier: string, left: LeftOver): string {
  switch (left.eaten) {
    case 'COLD':
      return `Made for ${earlier} and waiting in the fridge. It is eaten cold.`
    case 'HOT':
      return `Cooked for ${earlier} and waiting in the fridge. ${heating(left)}`
    case 'EITHER':
      return `Cooked for ${earlier} and waiting in the fridge. It is good cold. If you like it warm: ${heating(left).charAt(0).toLowerCase()}${heating(left).slice(1)}`
  }
}

/** Minutes that it takes to put what is left over on the table. */
export const minutesAgain = { HOT: 5, EITHER: 5, COLD: 2 } as const satisfies Record<LeftOver['eaten'], number>
