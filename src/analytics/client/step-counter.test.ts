import { expect, test } from 'vitest'
import { FLOW_VERSION } from '#analytics/events/journey-steps.ts'
import { addValidationError, enterStep, leaveStep, noSteps, setVisible, stepReport } from './step-counter.ts'

test('time counts only while the step is visible', () => {
  let counts = enterStep(noSteps, 'trust', 1000, true)
  counts = setVisible(counts, 3000, false)
  counts = setVisible(counts, 60_000, true)
  counts = leaveStep(counts, 61_000, false)
  expect(stepReport(counts, 'trust')).toMatchObject({ first_at: 1000, left_at: 61_000, visible_ms: 3000, views: 1 })
})

test('one view counts ten minutes at most', () => {
  const counts = leaveStep(enterStep(noSteps, 'trust', 0, true), 3_600_000, false)
  expect(stepReport(counts, 'trust')).toMatchObject({ visible_ms: 600_000 })
})

test('views, steps back and validation errors add up over the visits of a step', () => {
  let counts = enterStep(noSteps, 'height', 0, true)
  counts = addValidationError(addValidationError(counts))
  counts = leaveStep(counts, 1000, true)
  counts = enterStep(counts, 'meal-plan', 1000, true)
  counts = leaveStep(counts, 1500, false)
  counts = enterStep(counts, 'height', 1500, false)
  // It is on the screen again, so it has not been left.
  expect(stepReport(counts, 'height')).toEqual({
    ...{ step: 'height', flow: FLOW_VERSION, first_at: 0 },
    ...{ views: 2, backs: 1, validation_errors: 2, visible_ms: 1000 },
  })
  expect(stepReport(counts, 'meal-plan')).toMatchObject({ backs: 0, visible_ms: 500 })
})

test('a step that was never seen has no report, and nothing happens if there is no current step', () => {
  expect(stepReport(noSteps, 'trust')).toBeNull()
  expect(leaveStep(noSteps, 5, true)).toEqual(noSteps)
  expect(addValidationError(noSteps)).toEqual(noSteps)
})
