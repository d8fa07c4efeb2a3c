import type { Usage } from '#domain/usage.ts'
import { coreCheck } from '#planner/derive/doneness.ts'
import { stepTimes } from '#planner/derive/step-times.ts'
import type { Cooked } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Step } from '#planner/recipe.ts'
import { say, sentencesFor } from './say.ts'
import { sentenceParts } from './slots.ts'
import { softEggsFor, spokenOf } from './spoken.ts'

const saysCore = (sentence: string): boolean =>
  sentenceParts(sentence).some((part) => typeof part !== 'string' && part.kind === 'CORE')

const saysTime = (sentence: string): boolean =>
  sentenceParts(sentence).some((part) => typeof part !== 'string' && (part.kind === 'TIME' || part.kind === 'SIDE'))

/** How hot the hob is, with the minutes unless the words of the step say them. */
function heatSaid(step: Step, dish: Cooked): readonly string[] {
  if (step.heat === undefined) return []
  const isTold = sentencesFor(step.text, dish).some(saysTime)
  return [spokenOf(dish).heatSentence(step.heat, isTold ? null : stepTimes(step, dish).minutes)]
}

/**
 * The steps of a dish as a cook reads them. What decides safety is added by the facts of the recipe, whatever its words
 * say, and how hot the hob is: the core temperature of meat, unless the dish has a sentence with it, the warning about soft eggs, and what is
 * left out.
 */
export function cookingSteps(dish: Cooked, usage: Usage): readonly string[] {
  const { recipe, lines } = dish
  const { coreSentences, leftOut, inMarket } = spokenOf(dish)
  const isSaid = recipe.steps.some(({ text }) => sentencesFor(text, dish).some(saysCore))
  const core = isSaid ? null : coreCheck(dish)
  const holdsEggs = lines.some(({ id }) => ingredient(id).kind === 'EGG')
  return recipe.steps.map((step, at) => {
    const missing = step.uses.filter((id) => !lines.some((line) => (line.insteadOf?.id ?? line.id) === id))
    const said = [
      say(step.text, { dish, usage, step }),
      ...heatSaid(step, dish),
      ...missing.map((id) => leftOut(id, dish)),
      ...(core?.step === at ? [say(coreSentences[core.where], { dish, usage })] : []),
      ...(holdsEggs && step.softEggs === true ? [softEggsFor(dish, usage)] : []),
    ].join(' ')
    return inMarket(usage, said)
  })
}
