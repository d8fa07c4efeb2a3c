import { test } from './browser.ts'
import { hugo } from './personas/men.ts'
import { ada, chiara } from './personas/women.ts'
import { walkWholeJourney } from './walk/whole-journey.ts'

// One for each way of input, on a phone and on desktops, in both themes; `npm run prove -- personas` has all eleven.
test('with a finger, by card, there, back and there again', ({ open }) =>
  walkWholeJourney(open, ada, 'there, back and there again'))

test('with a keyboard alone', ({ open }) => walkWholeJourney(open, chiara, 'there'))

test('with a mouse, in the dark theme, by a wallet, to a far goal', ({ open }) => walkWholeJourney(open, hugo, 'there'))
