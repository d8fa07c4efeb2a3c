import { tryEveryOption } from '#tests/e2e/answers/try-options.ts'
import { test } from '#tests/e2e/browser.ts'
import { jamal } from '#tests/e2e/personas/men.ts'
import { ada } from '#tests/e2e/personas/women.ts'
import { countProven } from '../proven.ts'

test('every option stores its specified value, on both branches', async ({ open, task }) => {
  const look = { locale: 'en-GB' }
  const [woman, man] = [await open(look), await open(look)]
  // Each choice stays visible for a moment before the next step: both branches wait in parallel.
  const tried = await Promise.all([tryEveryOption(woman, ada), tryEveryOption(man, jamal)])
  countProven(task, { options: tried.reduce((sum, count) => sum + count, 0) })
})
