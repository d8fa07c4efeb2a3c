import { expect, test } from 'vitest'
import { american, british } from '#domain/language/two-englishes.fixture.ts'
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

test('an American reads no British word in any recipe, and a Briton no American one', () => {
  const own = [...textsIn('imperial-US'), ...invitationsIn('imperial-US')]
  expect(own.filter((text) => americanEnglish(text) !== text || british.test(text))).toEqual([])
  expect(textsIn('metric-GB').filter((text) => american.test(text))).toEqual([])
})

test('every food has a name without a British word for American shops', () => {
  const names = allIngredients.flatMap(({ name, one, plural, said }) => [name, one, plural, said])
  expect(names.map(americanEnglish).filter((name) => americanEnglish(name) !== name || british.test(name))).toEqual([])
})
