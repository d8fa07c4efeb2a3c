import { expect, test } from 'vitest'
import type { Usage } from '#domain/usage.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { americanEnglish } from '#planner/foods/american-english.ts'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { lineSentence } from '#planner/kitchen-units/line-text.ts'
import { library } from '#planner/recipes/library.ts'
import { cookingSteps } from '#planner/wording/cooking-steps.ts'
import { dishBlurb, dishTitle } from '#planner/wording/dish-words.ts'
import { textsOf } from './dish-texts.ts'

/** Everything that a cook reads of all recipes. */
const textsIn = (usage: Usage): readonly string[] =>
  library
    .map(asWritten)
    .flatMap((dish) => [
      ...textsOf(dish, usage).filter((_, at) => at > 1),
      ...cookingSteps(dish, usage),
      ...dish.lines.map((line) => lineSentence(line, 1, usage)),
    ])

/** What invites a cook to a dish: its title, which may be a dish of a skillet in Britain too, and the line below it. */
const invitationsIn = (usage: Usage): readonly string[] =>
  library.map(asWritten).flatMap((dish) => [dishTitle(dish, usage), dishBlurb(dish, usage)])

/** What only Americans say; a food of another kind is excepted by what stands before it. */
const american =
  /\b(?:zucchini|eggplants?|arugula|cilantro|scallions?|rutabagas?|fava beans|navy beans|skillets?|broilers?|stovetop|all-purpose|cornstarch|self-rising|canola|color(?:ed|s)?|flavor(?:ed|s)?|gray|center|favorite|canned)\b/i

/** British words besides those of our table, from a list of 150 pairs. */
const british =
  /\b(?:houmous|yoghurt|pak choi|runner beans?|jacket potato(?:es)?|cling ?film|gammon|streaky|caster|bangers|pudding rice|spring greens|cos lettuce|skimmed|courgetti|devilled|conkers?|takeaways?|fish slices?|two tins|chilli|\w+our(?:ed|s)?(?<!\b(?:four|hour|pour|sour|your|flour|our|tour)s?|\bpoured|\bsoured|\bfloured|\bhours)|hob|tinned|prawns?|aubergines?|courgettes?|rocket|mangetout|sweetcorn)\b/i

test('an American reads no British word in any recipe, and a Briton no American one', () => {
  const own = [...textsIn('imperial-US'), ...invitationsIn('imperial-US')]
  expect(own.filter((text) => americanEnglish(text) !== text || british.test(text))).toEqual([])
  expect(textsIn('metric-GB').filter((text) => american.test(text))).toEqual([])
})

test('every food has a name without a British word for American shops', () => {
  const names = allIngredients.flatMap(({ name, one, plural, said }) => [name, one, plural, said])
  expect(names.map(americanEnglish).filter((name) => americanEnglish(name) !== name || british.test(name))).toEqual([])
})
