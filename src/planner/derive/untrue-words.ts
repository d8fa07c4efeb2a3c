import { ingredient } from '#planner/foods/ingredients.ts'
import { classWords } from './class-words.ts'
import type { Variant } from './variant.ts'

/** Words that make another food of what follows them: butter beans, soya yogurt, corn tortillas. */
const marked =
  /(?<![\p{L}-])(vegan|vegetarian|soya|coconut|peanut|seed|rice|corn|buckwheat|lentil|butter|chestnut|oyster|crab) (\p{L}+)(?: noodles)?/giu

/** What a food is called in a dish that is made of it. */
const madeOf: Readonly<Record<string, string>> = {
  tzatziki: 'yogurt',
  lassi: 'yogurt',
  noodles: 'vermicelli',
  noodle: 'vermicelli',
}

/** The text without the names of foods in the dish that sound like one of another class. */
function withoutOwnNames(text: string, lines: Variant['lines']): string {
  const names = lines.map(({ id }) => ingredient(id)).map(({ name, plural }) => `${name} ${plural}`.toLowerCase())
  const isInDish = (mark: string, word: string) => names.some((name) => name.includes(mark) && name.includes(word))
  return text.replace(marked, (found, mark: string, word: string) => {
    const [sort, food] = [mark.toLowerCase(), word.toLowerCase()]
    const maker = madeOf[food]
    return isInDish(sort, food) || (maker !== undefined && isInDish(sort, maker)) ? '' : found
  })
}

/** The text without what it says to be free of a class: gluten-free lemon spaghetti. */
const withoutFree = (text: string, mark: string | undefined): string =>
  mark === undefined
    ? text
    : text.replace(new RegExp(`(?<!\\p{L})${mark}(?: (?!and |or |with |on |in )[\\p{L}'-]+){1,3}`, 'giu'), '')

/** Words of a title or a blurb that speak of a food of which there is none in the dish. */
export function untrueWords(text: string, { lines }: Pick<Variant, 'lines'>): readonly string[] {
  const foods = lines.map(({ id }) => ingredient(id))
  const said = withoutOwnNames(text, lines)
  return classWords
    .filter(({ holds }) => !foods.some(holds))
    .flatMap(({ words, free }) => withoutFree(said, free).match(words) ?? [])
}
