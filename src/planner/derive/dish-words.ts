import type { Ingredient } from '#planner/foods/ingredient.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { calledName, mentionsOf, wholeWords } from './food-mentions.ts'
import { plainBlurb, plainTitle } from './plain-name.ts'
import { reworded } from './reworded.ts'
import { untrueWords } from './untrue-words.ts'
import type { Variant } from './variant.ts'

/** Names that stay singular even for several pieces. */
const oneWord = /\b(?:tofu|tempeh|edamame|bread|cheese|yogurt)$/

/**
 * The name as written in place of `found`: with a capital only at the start of a sentence, not because Cheddar has one.
 */
function inPlace(text: string, found: string, at: number, name: string): string {
  const isStart = /(?:^|[.:?] )$/.test(text.slice(0, at)) && /^\p{Lu}/u.test(found)
  return isStart ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

const replaced = (text: string, words: string, name: string): string =>
  text.replace(wholeWords(words), (found, at: number) => inPlace(text, found, at, name))

/**
 * The words that distinguish two foods of one sort: "rye" and "gluten-free" of two breads. Null for different sorts.
 */
function apart(instead: Ingredient, by: Ingredient): readonly [old: string, now: string] | null {
  const [old, now] = [calledName(instead.name).split(' '), calledName(by.name).split(' ')]
  if (old.length < 2 || now.length < 2 || old.at(-1) !== now.at(-1)) return null
  return [old.slice(0, -1).join(' '), now.slice(0, -1).join(' ')]
}

function renamed(text: string, instead: Ingredient, by: Ingredient): string {
  const now = calledName(by.name)
  if (wholeWords(now).test(text)) return text
  const mentions = mentionsOf(instead).flatMap((mention) =>
    mention.words.endsWith('s') ? [mention, { words: mention.words.slice(0, -1), many: false }] : [mention],
  )
  const mention = mentions.find(({ words }) => wholeWords(words).test(text))
  if (mention !== undefined) {
    const isMany = mention.many && !oneWord.test(now)
    return replaced(text, mention.words, isMany ? calledName(by.plural) : now)
  }
  const difference = apart(instead, by)
  return difference === null ? text : replaced(text, ...difference)
}

/**
 * A text of a dish adapted to its swaps: without fish there is no teriyaki salmon. A swap without words of its own for
 * the text has its name put in place of the original ingredient's.
 */
export function dishWords(text: string, variant: Variant): string {
  const own = reworded(text, variant)
  return variant.lines.reduce(
    (said, line) =>
      line.insteadOf === undefined || own.by.includes(line)
        ? said
        : renamed(said, ingredient(line.insteadOf.id), ingredient(line.id)),
    own.text,
  )
}

/** The title of a variant; a plain one if the adapted title still names a food that the variant does not contain. */
export function dishTitle(variant: Variant): string {
  const title = dishWords(variant.recipe.title, variant)
  return untrueWords(title, variant).length === 0 ? title : plainTitle(variant)
}

/** The blurb of a variant, by the same rule. */
export function dishBlurb(variant: Variant): string {
  const blurb = dishWords(variant.recipe.blurb, variant)
  return untrueWords(blurb, variant).length === 0 ? blurb : plainBlurb(variant)
}
