import { stepTimes } from '#planner/derive/step-times.ts'
import { asWritten } from '#planner/derive/variant.ts'
import type { Recipe } from '#planner/recipe.ts'
import { stepTexts } from './dish-texts.ts'
import { oneSwapEach } from './one-swap-each.ts'

/** Words of a step that cooks on the hob: what is done, the heat, or a pan. */
const cooks =
  /\b(?:simmer|boil|fry|sear|sauté|soften|poach|braise|reduce|blister)\b|\b(?:brown|sweat|toast|melt) (?:the|it|them|\w+ in)\b|\b(?:heat|flame)\b|\bin (?:a|the|your) (?:[\w-]+ ){0,3}(?:frying pan|saucepan|wok|casserole)\b/i
/** Words of a step that leaves the heat to something else, or to what is already hot. */
const elsewhere =
  /\b(?:bake|oven|microwave|grill|toaster|packet|kettle)\b|\b(?:off|from|in) the (?:heat|flame|hob)\b|\bheat off\b|\b(?:heat|warm) the rice\b|\btoast the (?:bread|buns|baguette)\b|\bfor salt and heat\b|\bthe heat left\b|\bto the heat\b|^dress /i
/** Words by which a cook sees, hears or smells that a step is done. */
const cue =
  /\b(?:until|till|when|once|as soon as|the moment|stops?|(?:is|are|it’s|it's) (?:done|ready|there|cooked)|should|must|no longer|no pink|juices? (?:is |runs )?clear|wait for|so that|you want|at the first|to the point|turns?|turn (?:the colou?r|limp|meltingly)|goes from|go (?:limp|deep)|take on|boil down to|what makes|if it is)\b/i
/** Work for the hands, which a step that leaves them free cannot ask for. */
const handwork =
  /\b(?:stir|toss|whisk|shak|flip|nudg)(?:s|es|ed|red|ring|ing|ping|ging|e|p|en)?\b|\bturn(?:ing|s)?\b(?! (?:the heat|the flame|down|up|off|to|from|pink|gold|brown|coral|opaque))/i

const everyWording = (recipe: Recipe) =>
  [asWritten(recipe), ...oneSwapEach(recipe)].map((dish) => ({ dish, texts: stepTexts(dish) }))

/** Steps that cook on the hob and have no heat. */
export const withoutHeat = (recipe: Recipe): readonly string[] => {
  if (!recipe.equipment.includes('HOB')) return []
  const texts = stepTexts(asWritten(recipe))
  return recipe.steps.flatMap(({ heat, oven }, at) => {
    const text = texts[at] ?? ''
    const isHob = heat === undefined && oven === undefined && cooks.test(text) && !elsewhere.test(text)
    return isHob ? [`step ${at + 1} cooks and does not say how hot the hob is: ${text}`] : []
  })
}

/** Steps on the hob without minutes, or without a sign by which a cook knows that they are done. */
export const withoutCue = (recipe: Recipe): readonly string[] => [
  ...new Set(
    everyWording(recipe).flatMap(({ dish, texts }) =>
      recipe.steps.flatMap((step, at) => {
        if (step.heat === undefined) return []
        const text = texts[at] ?? ''
        return [
          ...(stepTimes(step, dish).minutes === null ? [`step ${at + 1} cooks and has no minutes: ${text}`] : []),
          ...(cue.test(text) ? [] : [`step ${at + 1} does not say how one sees that it is done: ${text}`]),
        ]
      }),
    ),
  ),
]

/** Steps that are said to leave the hands free, and ask for them. */
export const notHandsFree = (recipe: Recipe): readonly string[] => {
  const texts = stepTexts(asWritten(recipe))
  return recipe.steps.flatMap(({ waits }, at) =>
    waits === true && handwork.test(texts[at] ?? '') ? [`step ${at + 1} waits, and asks for hands: ${texts[at]}`] : [],
  )
}
