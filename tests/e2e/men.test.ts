import { test } from './browser.ts'
import { men } from './personas/everybody.ts'
import { walkWholeJourney } from './walk/whole-journey.ts'

test.for(men)('$who', (persona, { open }) => walkWholeJourney(open, persona))
