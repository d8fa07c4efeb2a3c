import { cookMinutes } from '#planner/derive/cook-minutes.ts'
import { stepTimes } from '#planner/derive/step-times.ts'
import { asWritten } from '#planner/derive/variant.ts'
import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { cookers, type Recipe } from '#planner/recipe.ts'
import { LEAST_WAIT, NO_COOK_MINUTES, noviceMost } from './bands.ts'
import { stepTexts } from './dish-texts.ts'
import { oneSwapEach } from './one-swap-each.ts'

const UNCOUNTED: readonly IngredientId[] = [
  'salt',
  'black-pepper',
  'olive-oil',
  'rapeseed-oil',
  'sunflower-oil',
  'water',
]
const neverRaw: readonly FoodKind[] = ['RED_MEAT', 'POULTRY', 'FISH', 'CRUSTACEAN', 'MOLLUSC', 'EGG']

const noviceProblems = ({ skill, steps, ingredients }: Recipe): readonly string[] => {
  if (skill !== 'NOVICE') return []
  const counted = ingredients.filter(({ id }) => !UNCOUNTED.includes(id)).length
  return [
    ...(steps.length > noviceMost.steps ? [`${steps.length} steps; a novice has at most ${noviceMost.steps}`] : []),
    ...(counted > noviceMost.ingredients
      ? [`${counted} ingredients besides oil, salt and pepper; a novice has at most ${noviceMost.ingredients}`]
      : []),
  ]
}

function noCookProblems({ noCook, minutes, equipment, ingredients }: Recipe): readonly string[] {
  if (!noCook) return []
  const hot = equipment.filter((each) => cookers.some((cooker) => cooker === each))
  const raw = ingredients.filter(
    ({ id }) => neverRaw.includes(ingredient(id).kind) && ['RAW', 'FROZEN'].includes(ingredient(id).state),
  )
  return [
    ...(minutes.total > NO_COOK_MINUTES ? [`no-cook takes at most ${NO_COOK_MINUTES} minutes`] : []),
    ...hot.map((each) => `no-cook has no ${each}`),
    ...(equipment.includes('MICROWAVE') ? [] : raw.map(({ id }) => `no-cook leaves ${id} raw`)),
  ]
}

/** Compares the stated minutes with those of the steps, as written and with each swap. */
function minuteProblems(recipe: Recipe): readonly string[] {
  const { active, total } = recipe.minutes
  return [asWritten(recipe), ...oneSwapEach(recipe)].flatMap((dish) => {
    const needed = cookMinutes(dish)
    const swap = dish.lines.find(({ insteadOf }) => insteadOf !== undefined)
    const named = swap === undefined ? 'the steps' : `with ${swap.id} the steps`
    return [
      ...(needed.total > total ? [`${named} come to ${needed.total} minutes, and the recipe says ${total}`] : []),
      ...(needed.active > active ? [`${named} take ${needed.active} minutes of work, not ${active}`] : []),
    ]
  })
}

/** Words of steps in which heat or time does the work. */
const patience =
  /(?<!\bwhile they )\b(?:simmer|bake|roast|braise|poach|chill|marinate|soak|microwave)\b(?! it up)|\b(?:let|leave) (?:it|them) (?:rest|stand|cook|bubble|blip|swell|cool|reduce|sit)\b(?! a minute)/i

/** Phrases by which a step says that it is done while another one waits. */
const beside =
  /\bmeanwhile\b|\bin the meantime\b|\bwhile\b|\bduring (?:that|which)\b|\bnear the end\b|\bof that time\b/i

/** The first of several steps done during a wait has to say so; the following ones need not. */
const meanwhileProblems = (recipe: Recipe): readonly string[] => {
  const { steps } = recipe
  return stepTexts(asWritten(recipe)).flatMap((text, at) =>
    steps[at]?.meanwhile === true && steps[at - 1]?.meanwhile !== true && !beside.test(text)
      ? [`step ${at + 1} is done meanwhile and does not say so: ${text}`]
      : [],
  )
}

const clockProblems = (recipe: Recipe): readonly string[] => {
  const dish = asWritten(recipe)
  const texts = stepTexts(dish)
  return recipe.steps.flatMap((step, at) => {
    const { waits = false, minutes: its = 0 } = step
    const { timer } = stepTimes(step, dish)
    const text = texts[at] ?? ''
    return [
      ...(waits && its < LEAST_WAIT
        ? [`step ${at + 1} waits for ${its} minutes; a wait is at least ${LEAST_WAIT}`]
        : []),
      ...(timer !== null && timer > recipe.minutes.total
        ? [`step ${at + 1} has a timer of ${timer} minutes in ${recipe.minutes.total}`]
        : []),
      ...(its >= LEAST_WAIT && patience.test(text) && timer === null
        ? [`step ${at + 1} waits, and has no timer: ${text}`]
        : []),
    ]
  })
}

/** The problems with the time, skill and tools of a recipe. */
export function effortProblems(recipe: Recipe): readonly string[] {
  const { minutes, steps } = recipe
  const longest = Math.max(0, ...steps.map((step) => step.minutes ?? 0))
  return [
    ...(minutes.active <= minutes.total ? [] : ['active minutes are more than the total']),
    ...(longest <= minutes.total ? [] : [`a step of ${longest} minutes in ${minutes.total}`]),
    ...minuteProblems(recipe),
    ...clockProblems(recipe),
    ...meanwhileProblems(recipe),
    ...noviceProblems(recipe),
    ...noCookProblems(recipe),
  ]
}
