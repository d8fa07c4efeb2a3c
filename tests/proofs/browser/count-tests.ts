import { afterEach } from 'vitest'
import { countProven } from '../proven.ts'

// Files shared with `npm test` count nothing themselves, so each of their tests counts as one.
afterEach(({ task }) => {
  if (task.meta.proven === undefined) countProven(task, { 'tests in the browser': 1 })
})
