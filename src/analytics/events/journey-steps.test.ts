import { expect, test } from 'vitest'
import { FLOW_VERSION, flowFingerprints, measuredSteps, placeOfStep } from './journey-steps.ts'

/** A number that differs if the order of the steps differs. */
const fingerprint = (steps: readonly string[]): number =>
  [...steps.join(' ')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4_294_967_291, 7)

test('a new version is needed when a step is added, removed or moved', () => {
  const steps = fingerprint(measuredSteps)
  const advice = `raise FLOW_VERSION by one and add the fingerprint of its steps beside it: ${steps}`
  expect(flowFingerprints[FLOW_VERSION], advice).toBe(steps)
  expect(Math.max(...Object.keys(flowFingerprints).map(Number))).toBe(FLOW_VERSION)
})

test('the measured steps begin with home and end with complete', () => {
  expect(placeOfStep('home')).toBe(0)
  expect(placeOfStep('trust')).toBe(1)
  expect(placeOfStep('complete')).toBe(measuredSteps.length - 1)
  expect(placeOfStep('woman/trust')).toBeNull()
})
