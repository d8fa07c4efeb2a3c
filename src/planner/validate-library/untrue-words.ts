import type { Variant } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { classWords } from './class-words.ts'

/** Words that turn the following one into the name of another food: butter beans, soya yogurt, corn tortillas. */
const marked =
  /(?<![\p{L}-])(vegan|vegetarian|soya|coconut|peanut|seed|rice|corn|buckwheat|lentil|butter|chestnut|oyster|crab) (\p{L}+)(?: noodles)?/giu

/** By the name of a dish, the food that it is made of. */
const madeOf: Readonly<Record<string, string>> = {
  tzatziki: 'yogurt',
  lassi: 'yogurt',
  noodles: 'vermicelli',
  noodle: 'vermicelli',
}

/** The text without the names of foods in the dish that sound like foods of another class. */
function withoutOwnNames(text: string, lines: Variant['lines']): string {
  const names = lines.map(({ id }) => ingredient(id)).map(({ name, plural }) => `${name} ${plural}`.toLowerCase())
  const isInDish = (mark: string, word: string) => names.some((name) => name.includes(mark) && name.includes(word))
  return text.replace(marked, (found, mark: string, word: string) => {
    const [sort, food] = [mark.toLowerCase(), word.toLowerCase()]
    const maker = madeOf[food]
    return isInDish(sort, food) || (maker !== undefined && isInDish(sort, maker)) ? '' : found
  })
}

/** The text without phrases that say a food is free of a class: gluten-free lemon spaghetti. */
const withoutFree = (text: string, mark: string | undefined): string =>
  mark === undefined
    ? text
    : text.replace(new RegExp(`(?<!\\p{L})${mark}(?: (?!and |or |with |on |in )[\\p{L}'-]+){1,3}`, 'giu'), '')

/** The words of a title or blurb that mention a food the dish does not contain. */
export function untrueWords(text: string, { lines }: Pick<Variant, 'lines'>): readonly string[] {
  const foods = lines.map(({ id }) => ingredient(id))
  const said = withoutOwnNames(text, lines)
  return classWords
    .filter(({ holds }) => !foods.some(holds))
    .flatMap(({ words, free }) => withoutFree(said, free).match(words) ?? [])
}
