import { test } from '#tests/e2e/browser.ts'
import { women } from '#tests/e2e/personas/women.ts'
import { resumeElsewhere, walkWholeJourney } from '#tests/e2e/walk/whole-journey.ts'
import { countProven } from '../proven.ts'

test.for(women)('$who', async (persona, { open, task }) => {
  await resumeElsewhere(open, await walkWholeJourney(open, persona, { back: 'step by step' }))
  countProven(task, { personas: 1 })
})
