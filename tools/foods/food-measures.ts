import type { FoodMeasure } from '#domain/foods/known-food.ts'

/** Words of a source's measure that name a unit, the first that fits; people count in these. */
const units: readonly (readonly [RegExp, string])[] = [
  [/^quantity not specified/, 'serving'],
  [/single serving|individual|portion|serving|meal|order|entree|plate/, 'serving'],
  [/\bhalf pint|1\/2 pint\b/, 'halfpint'],
  [/\bpint\b/, 'pint'],
  [/\bcan\b/, 'can'],
  [/\bbottle\b/, 'bottle'],
  [/\bglass\b/, 'glass'],
  [/\bmug\b/, 'mug'],
  [/\bshot\b|spirits/, 'shot'],
  [/\bbowl\b/, 'bowl'],
  [/\bmedium slice|regular slice|\bslice\b/, 'slice'],
  [/\brasher/, 'rasher'],
  [/\bfillet\b/, 'fillet'],
  [/\bsteak\b/, 'steak'],
  [/\bdrink\b/, 'drink'],
  [/\bsmall\b/, 'small'],
  [/\blarge\b/, 'large'],
  [/\bmedium\b|\bregular\b/, 'medium'],
  [/\bhandful/, 'handful'],
  [/\bcup\b/, 'cup'],
  [/\btablespoon|\btbsp/, 'tbsp'],
  [/\bteaspoon|\btsp/, 'tsp'],
  [/\bscoop\b/, 'scoop'],
  [/\bbag\b|\bpacket\b|\bpackage\b/, 'packet'],
  [/\bbar\b/, 'bar'],
  [
    /\bpiece|\bnugget|\bstrip\b|\bstick\b|\bwing\b|\bball\b|\broll\b|\bcookie|\bcracker|\bbiscuit|\bbun\b|\bpatty/,
    'piece',
  ],
]
/** Not amounts in which people count. */
const useless =
  /guideline|cubic inch|yields|raw|whole fish, any|100 calorie|fl oz|^1 oz|snack-size|cracker-size|surface|inch/
/** A unit for a whole thing of its own: "1 sandwich", "1 taco", "1 burrito". */
const own = /^1 ([a-z]{3,14})$/

const order = ['serving', 'medium', 'piece', 'slice', 'pint', 'glass', 'can', 'cup', 'small', 'large', 'tbsp', 'tsp']

function unitOf(measure: string): string | null {
  const text = measure.toLowerCase()
  if (useless.test(text)) return null
  const found = units.find(([pattern]) => pattern.test(text))
  if (found !== undefined) return found[1]
  return own.exec(text.replace(/ \(.*\)$/, ''))?.[1] ?? null
}

const MOST = 6
/** Grams beyond which an amount is not one of a person. */
const MOST_GRAMS = 1500

/** The measures of a food, at most six, its usual serving first. */
export function foodMeasures(
  rows: readonly { readonly measure: string; readonly grams: number }[],
): readonly FoodMeasure[] {
  const found = new Map<string, number>()
  for (const { measure, grams } of rows) {
    const unit = unitOf(measure)
    const amount = /^(\d+(?:\.\d+)?) /.exec(measure)
    const one = unit === 'serving' ? grams : grams / (amount === null ? 1 : Number(amount[1]))
    if (unit !== null && !found.has(unit) && one > 0 && one <= MOST_GRAMS) found.set(unit, Math.round(one * 10) / 10)
  }
  // A serving that weighs as much as one piece is that piece.
  const serving = found.get('serving')
  const twin = [...found].find(([unit, grams]) => unit !== 'serving' && grams === serving)
  const rank = (unit: string) =>
    unit === twin?.[0] ? -1 : unit === 'serving' && twin !== undefined ? 99 : order.indexOf(unit) + 1 || 50
  return [...found]
    .filter(([unit]) => unit !== 'serving' || twin === undefined)
    .sort(([a], [b]) => rank(a) - rank(b))
    .slice(0, MOST)
    .map(([unit, grams]) => ({ unit, grams }))
}
