import { expect, test } from 'vitest'
import { FLOW_VERSION, measuredSteps, placeOfStep } from './journey-steps.ts'

/** A number that is another one for another order of the steps. */
const fingerprint = (steps: readonly string[]): number =>
  [...steps.join(' ')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4_294_967_291, 7)

/** The fingerprint of every version. */
const versions: Readonly<Record<number, number>> = { 1: 4231516787 }

test('where a step comes, goes or moves, it is a new version', () => {
  const steps = fingerprint(measuredSteps)
  const advice = `raise FLOW_VERSION by one and add the fingerprint of its steps here: ${steps}`
  expect(versions[FLOW_VERSION], advice).toBe(steps)
  expect(Math.max(...Object.keys(versions).map(Number))).toBe(FLOW_VERSION)
})

test('the funnel begins at home and ends when it is complete', () => {
  expect(placeOfStep('home')).toBe(0)
  expect(placeOfStep('trust')).toBe(1)
  expect(placeOfStep('complete')).toBe(measuredSteps.length - 1)
  expect(placeOfStep('woman/trust')).toBeNull()
})
