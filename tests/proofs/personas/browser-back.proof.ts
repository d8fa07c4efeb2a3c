import { test } from '#tests/e2e/browser.ts'
import { personas } from '#tests/e2e/personas/all.ts'
import { beginWalk, walkAgainTo, walkBack, walkTo } from '#tests/e2e/walk/walk.ts'
import { countProven } from '../proven.ts'

test.for(personas)('the browser’s own Back leads all the way back: $who', async (persona, { open, task }) => {
  const walk = await beginWalk(await open(persona.look), persona)
  await walkTo(walk, 'confirm-email')
  await walkBack(walk, 'confirm-email', 'browser')
  await walkAgainTo(walk, 'finally-plan')
  countProven(task, { 'ways back': 1 })
})
