import { expect, test } from 'vitest'
import { days } from '#domain/units.ts'
import { logOf, type Person } from './changing-bodies.fixture.ts'
import { estimateWeight } from './weight-estimate.ts'

/** The last day of the log, and how many days of readings are another's at its end. */
const LAST = 70
const OTHERS = 7
const steady: Person = { sex: 'FEMALE', weight: 80, height: 175, speed: 0 }
const doubtsWith = (kind: 'NEW_SCALE' | 'RESET' | null): number => {
  const history = logOf(steady, 1, (own, day) => (day > LAST - OTHERS ? own + 4 : own))
  const events = kind === null ? [] : [{ kind, on: days(LAST - OTHERS + 1) }]
  const { readings } = estimateWeight({ ...history, events }, days(0))
  return readings.filter(({ doubt }) => doubt !== null).length
}

test('a fresh start does not make another’s readings the member’s, as new scales may', () => {
  expect(doubtsWith(null)).toBe(OTHERS)
  expect(doubtsWith('RESET')).toBe(OTHERS)
  expect(doubtsWith('NEW_SCALE')).toBeLessThan(2)
})
