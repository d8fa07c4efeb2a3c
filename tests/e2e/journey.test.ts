import { test } from './browser.ts'
import { hugo } from './personas/men.ts'
import { ada, chiara } from './personas/women.ts'
import { resumeElsewhere, walkWholeJourney } from './walk/whole-journey.ts'

// One for each way of input, on a phone and on desktops, in both themes; `npm run prove -- personas` has all eleven.
test('with a finger, by card, there, back, on at once, and on another device by the mailed link', async ({ open }) => {
  await resumeElsewhere(open, await walkWholeJourney(open, ada, { back: 'at once' }))
})

test('with a keyboard alone', ({ open }) => walkWholeJourney(open, chiara))

test('with a mouse, with motion, in the dark theme, by a wallet, to a far goal, from half of the way on', ({ open }) =>
  walkWholeJourney(open, hugo, { from: 'type-diet-prefer' }))
