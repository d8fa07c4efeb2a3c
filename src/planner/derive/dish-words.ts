import type { Ingredient } from '#planner/foods/ingredient.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { calledName, mentionsOf, wholeWords } from './food-mentions.ts'
import { plainBlurb, plainTitle } from './plain-name.ts'
import { reworded } from './reworded.ts'
import { untrueWords } from './untrue-words.ts'
import type { Variant } from './variant.ts'

/** What is had in pieces and still said as one. */
const oneWord = /\b(?:tofu|tempeh|edamame|bread|cheese|yogurt)$/

/** The name as it stands where the other was: with a capital at the start of a sentence, and not for that of Cheddar. */
function inPlace(text: string, found: string, at: number, name: string): string {
  const isStart = /(?:^|[.:?] )$/.test(text.slice(0, at)) && /^\p{Lu}/u.test(found)
  return isStart ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

const replaced = (text: string, words: string, name: string): string =>
  text.replace(wholeWords(words), (found, at: number) => inPlace(text, found, at, name))

/** What tells two foods of one sort apart: rye and gluten-free, of two breads. Null where they are of two sorts. */
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
 * A text of a dish in the words of what is really eaten: without fish there is no teriyaki salmon. Where a
 * stand-in brings no words for it, its name takes the place of the other's.
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

/** The title of a variant. One that still spoke of a food which is not in it is never shown. */
export function dishTitle(variant: Variant): string {
  const title = dishWords(variant.recipe.title, variant)
  return untrueWords(title, variant).length === 0 ? title : plainTitle(variant)
}

/** The blurb of a variant, held to the same. */
export function dishBlurb(variant: Variant): string {
  const blurb = dishWords(variant.recipe.blurb, variant)
  return untrueWords(blurb, variant).length === 0 ? blurb : plainBlurb(variant)
}
