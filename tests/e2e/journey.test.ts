import { test } from './browser.ts'
import { hugo } from './personas/men.ts'
import { ada, chiara } from './personas/women.ts'
import { resumeElsewhere, walkWholeJourney } from './walk/whole-journey.ts'

// One for each input method, on a phone and on desktops, in both themes; `npm run prove -- personas` walks all eleven.
test('a visitor with a finger walks there, back and forward again, pays by card, and resumes on another device by email', async ({
  open,
}) => {
  await resumeElsewhere(open, await walkWholeJourney(open, ada, { back: 'at once' }))
})

test('a visitor using only the keyboard walks the whole journey', ({ open }) => walkWholeJourney(open, chiara))

test('a visitor with a mouse, motion and the dark theme resumes halfway, has a far goal and pays by wallet', ({
  open,
}) => walkWholeJourney(open, hugo, { from: 'type-diet-prefer' }))
