import type { Reading } from './weighing-history.ts'

/**
 * Days from one reading to the next that are looked at. Readings nearer in time are told apart by the track, which many of
 * them make sure; in more days a body may well change so much.
 */
const APART = { least: 5, most: 9 } as const
/**
 * Steps to and fro of at least this size, as a logarithm, so many in a row, are not those of one body: its water is seldom
 * so much, and does not take turns. A body that changes fast does not come back.
 */
const TO_AND_FRO = { step: 0.026, steps: 3 } as const

/** How much a weight changes from one reading to the next, as a logarithm; 0 if it is not looked at. */
function stepBetween(from: Reading | undefined, to: Reading): number {
  if (from === undefined) return 0
  const passed = to.day - from.day
  return passed < APART.least || passed > APART.most ? 0 : Math.log(to.weight / from.weight)
}

/** The parts of a log that go to and fro. */
function turnsIn(readings: readonly Reading[]): readonly (readonly Reading[])[] {
  const runs: Reading[][] = []
  let last = 0
  for (const [index, reading] of readings.entries()) {
    const before = readings[index - 1]
    const step = stepBetween(before, reading)
    const isLarge = Math.abs(step) >= TO_AND_FRO.step
    if (isLarge && Math.sign(step) === -Math.sign(last)) runs.at(-1)?.push(reading)
    else if (isLarge && before !== undefined) runs.push([before, reading])
    last = isLarge ? step : 0
  }
  return runs.filter((run) => run.length > TO_AND_FRO.steps)
}

/**
 * The readings of somebody else who takes turns with the member at the scales about once a week: too few for two bodies to
 * be told apart by their levels (`two-bodies.ts`). Of the two the one is the member's that is nearer to the weight before, or
 * to the one in the answers. Readings are in the order of their days.
 */
export function takenInTurns(readings: readonly Reading[], answered: number): readonly Reading[] {
  return turnsIn(readings).flatMap((run) => {
    const first = run[0]
    const before = first === undefined ? undefined : readings[readings.indexOf(first) - 1]
    const known = before?.weight ?? answered
    const off = (at: number): number => Math.abs(Math.log((run[at]?.weight ?? known) / known))
    const own = off(0) <= off(1) ? 0 : 1
    return run.filter((reading, index) => index % 2 !== own && reading.confirmed !== true)
  })
}
