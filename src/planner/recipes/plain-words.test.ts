import { expect, test } from 'vitest'
import { asWritten } from '#planner/derive/variant.ts'
import { stepTexts, textsOf } from '#planner/validate-library/dish-texts.ts'
import { oneSwapEach } from '#planner/validate-library/one-swap-each.ts'
import { library } from './library.ts'

const everywhere = library.flatMap((recipe) => [asWritten(recipe), ...oneSwapEach(recipe)])
const said = [...new Set(everywhere.flatMap((dish) => textsOf(dish)))]
const steps = [...new Set(everywhere.flatMap((dish) => stepTexts(dish)))]

/** What a person says in one word. */
const uncontracted =
  /\b(?:do|does|is|are|have|would) not\b|\bcannot\b|\b(?:it|they|you) (?:is|are|will)\b(?= [a-z])|\b(?:It|They|That) (?:is|are)\b(?= [a-z])/
/** Signs and deeds that somebody who has never cooked cannot picture. */
const riddles =
  /\b(?:blips?|murmurs?|mutters?|putters?|burbles?|shivers?|heaves?|weeps?|sulks?|marry|drown|bathe|bury|herd|clamp|coax|shingle|hands off|ticks? over|do not peek|knocks? like|looks? after itself|has caught|have caught|to the heart)\b/i

test('recipes speak in short sentences, as a person does', () => {
  expect(said.filter((text) => /;/.test(text) || uncontracted.test(text))).toEqual([])
})

test('no step is a riddle', () => {
  expect(steps.filter((text) => riddles.test(text))).toEqual([])
})
