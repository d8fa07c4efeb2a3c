import { test } from './browser.ts'
import { women } from './personas/everybody.ts'
import { walkWholeJourney } from './walk/whole-journey.ts'

test.for(women)('$who', (persona, { open }) => walkWholeJourney(open, persona))
