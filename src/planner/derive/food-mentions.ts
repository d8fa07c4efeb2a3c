import type { Ingredient } from '#planner/foods/ingredient.ts'
import { pluralOf } from '#planner/foods/plurals.ts'

/**
 * A food's name for use in a sentence, without the part after a comma or in brackets, which is for the shopping list.
 */
export const saidName = (name: string): string => name.replace(/ \(.*$|,.*$/, '')

/** Names that would mean something else without their first word. */
const compounds: readonly string[] = [
  'soy sauce',
  'fish sauce',
  'peanut butter',
  'cream cheese',
  'cottage cheese',
  'cotija cheese',
  'Swiss cheese',
  "goat's cheese",
  'Parmesan-style cheese',
  'Monterey Jack',
]
/** Cuts and shapes, which a text seldom repeats. */
const cuts = / (?:fillet|breast|thigh|steak|shapes|cheese)$/

/** One way in which a text may mention a food; `many` if it is a plural. */
export type Mention = { readonly words: string; readonly many: boolean }

function endingsOf(name: string): readonly string[] {
  const words = name.split(' ')
  const endings = words.map((_, from) => words.slice(from).join(' '))
  const last = endings.findIndex((ending) => compounds.includes(ending))
  return last < 0 ? endings : endings.slice(0, last + 1)
}

/**
 * The ways in which a text may mention a food, longest first (low-fat Greek yogurt, Greek yogurt, yogurt), in singular
 * and plural.
 */
export function mentionsOf({ name, plural }: Pick<Ingredient, 'name' | 'plural'>): readonly Mention[] {
  const said = saidName(name).replace(/ in .*$/, '')
  const uncut = compounds.some((each) => said.endsWith(each)) ? said : said.replace(cuts, '')
  const endings = [said, ...(uncut === said ? [] : [uncut])].flatMap(endingsOf)
  return endings
    .flatMap((words): readonly Mention[] =>
      name === plural
        ? [{ words, many: words.endsWith('s') }]
        : [
            { words, many: false },
            { words: pluralOf(words), many: true },
          ],
    )
    .sort((a, b) => b.words.length - a.words.length)
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds whole words only: butter is not in buttermilk, nor fat in low-fat. */
export const wholeWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}-])${escaped(words)}(?![\\p{L}-])`, 'giu')

/** Words that matter only in the shop, not in the name of a dish or in a step. */
const shopping =
  /\b(?:extra-firm|firm|plain|unsweetened|cooked|low-fat|fat-free|boneless|skinless|raw|frozen|tinned|shelled|vegan|reduced-salt|low-salt|semi-skimmed|rolled) /gi
const cut = / (?:breast|thigh|steak|fillet)s?$/

/**
 * The name of a food as a cook would say it: soya milk for unsweetened soya milk, chicken for boneless skinless chicken
 * thigh.
 */
export const calledName = (name: string): string =>
  saidName(name)
    .replace(/ in .*$/, '')
    .replace(shopping, '')
    .replace(cut, '')
