import { expect, test } from 'vitest'
import { adviceOn } from './finding-advice.ts'

test('each finding has its own text, and one of a newer version of the app has a general text', () => {
  expect(adviceOn('undone_plan_approved').advice).toContain('subscription is cancelled, before its next billing date')
  expect(adviceOn('refund_failed').title).toBe('A refund failed repeatedly at the provider')
  expect(adviceOn('of_a_newer_version').title).toBe('of a newer version')
})
