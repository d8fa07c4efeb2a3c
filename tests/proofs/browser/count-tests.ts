import { afterEach } from 'vitest'
import { countProven } from '../proven.ts'

// These tests know nothing of proofs: each counts as one.
afterEach(({ task }) => {
  if (task.meta.proven === undefined) countProven(task, { 'tests in the browser': 1 })
})
