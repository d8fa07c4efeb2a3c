import { test } from '#tests/e2e/browser.ts'
import { men } from '#tests/e2e/personas/men.ts'
import { resumeElsewhere, walkWholeJourney } from '#tests/e2e/walk/whole-journey.ts'
import { countProven } from '../proven.ts'

test.for(men)('$who', async (persona, { open, task }) => {
  await resumeElsewhere(open, await walkWholeJourney(open, persona, { back: 'step by step' }))
  countProven(task, { personas: 1 })
})
