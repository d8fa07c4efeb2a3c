import { asWritten, type Variant } from '#planner/derive/variant.ts'
import type { Equipment, Recipe } from '#planner/recipe.ts'
import { sentencesFor } from '#planner/wording/say.ts'
import { sentenceParts } from '#planner/wording/slots.ts'
import { stepTexts, textsOf } from './dish-texts.ts'

/** Words in a step that mention a tool, and the tools of which one has to be listed. */
const tools: readonly (readonly [RegExp, readonly Equipment[]])[] = [
  [/\boven\b(?! glove)/i, ['OVEN']],
  [/\bmicrowave\b/i, ['MICROWAVE']],
  [/\bgrill\b(?! pan)/i, ['GRILL']],
  [/\bair fryer\b/i, ['AIR_FRYER']],
  [/\bwok\b/i, ['WOK']],
  [/\btoaster\b/i, ['TOASTER']],
  [/\bkettle\b/i, ['KETTLE']],
  [/\bfood processor\b/i, ['FOOD_PROCESSOR']],
  [/\bblender\b/i, ['BLENDER', 'HAND_BLENDER']],
  [/\b(?:saucepan|pot)\b/i, ['SAUCEPAN', 'CASSEROLE']],
  [/\bfrying pan\b/i, ['FRYING_PAN']],
  [/\bcasserole\b/i, ['CASSEROLE']],
  [/\b(?:baking tray|roasting tin)\b/i, ['BAKING_TRAY', 'BAKING_DISH']],
  [/\b(?:simmer|boil|fry|sear|sauté)(?:s|ing)?\b/i, ['HOB', 'KETTLE', 'MICROWAVE', 'OVEN', 'AIR_FRYER', 'SLOW_COOKER']],
]

const toolProblems = (texts: readonly string[], { equipment }: Recipe): readonly string[] =>
  tools.flatMap(([word, needed]) => {
    const said = texts.map((text) => word.exec(text)?.[0]).find((found) => found !== undefined)
    if (said === undefined || needed.some((each) => equipment.includes(each))) return []
    return [`a step says "${said}" and the equipment does not list ${needed.slice(0, 2).join(' or ')}`]
  })

/** A number of vessels or pieces, which is true only for the written servings. */
const counted =
  /\b(?:two|four|six|eight)(?: [\w-]+)? (?:bowls|plates|glasses|tumblers|cups|mugs|jars|pots|patties|burgers|discs|cakes|cutlets|loaves|holes|heaps|nests|wells|hollows|fillets)\b/i

/** A time that another language could not say: only idioms such as "a few minutes" and "the last minute" are words. */
const toldTime =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|\w+ty(?:-\w+)?)(?: (?:to|or) \w+)?(?: \w+)? (?:seconds|minutes?|hours?)\b|\b(?:half|quarter of) an hour\b|\ban hour\b/i

/** The texts of a dish without what stands in slots. */
const writtenWords = (dish: Variant): readonly string[] => {
  const { title, blurb, tip = '', steps } = dish.recipe
  return [title, blurb, tip, ...steps.map(({ text }) => text)].flatMap((wording) =>
    sentencesFor(wording, dish).map((sentence) =>
      sentenceParts(sentence)
        .map((part) => (typeof part === 'string' ? part : '{}'))
        .join(''),
    ),
  )
}

/** The problems with the words of a recipe, except words shared with another one. */
export function wordProblems(recipe: Recipe, dishes: readonly Variant[]): readonly string[] {
  const { id } = recipe
  const all = [asWritten(recipe), ...dishes]
  const texts = [...new Set(all.flatMap((dish) => textsOf(dish)))]
  const steps = [...new Set(all.flatMap((dish) => stepTexts(dish)))]
  return [
    ...(/^[a-z]+(?:-[a-z0-9]+)*$/.test(id) ? [] : [`the id ${id} is not lower case with hyphens`]),
    ...texts.filter((text) => text !== text.trim() || /\s{2}|!/.test(text)).map((text) => `tidy up: ${text}`),
    ...steps.filter((text) => !/[.?]$/.test(text)).map((text) => `a step ends without a full stop: ${text}`),
    ...steps
      .filter((text) => counted.test(text))
      .map((text) => `a step has a number that is right only for the written servings: ${text}`),
    ...[...new Set(all.flatMap(writtenWords))]
      .filter((text) => toldTime.test(text))
      .map((text) => `a time has to be a slot: ${text}`),
    ...toolProblems(steps, recipe),
  ]
}
