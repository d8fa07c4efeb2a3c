import { withoutSpanish } from './spanish-line.ts'

/** An amount as a recipe says it: a mass in g, a volume in ml, or a count of something. */
export type LineAmount =
  /** `cans` is set where it is the weight that stands on so many cans. */
  | { readonly in: 'g'; readonly count: number; readonly cans?: number }
  | { readonly in: 'ml'; readonly count: number }
  /** `unit` is what is counted, such as "clove"; empty for the food itself. */
  | { readonly in: 'pieces'; readonly count: number; readonly unit: string }

export type IngredientLine = {
  /** As it stands in the recipe. */
  readonly text: string
  /** What to search for in the table. */
  readonly food: string
  /** Null if the recipe names none, as in "salt to taste". */
  readonly amount: LineAmount | null
}

const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅕': '1/5',
  '⅙': '1/6',
}

/** g or ml in one of a unit. */
const units: readonly (readonly [RegExp, 'g' | 'ml', number])[] = [
  [/^(?:kg|kilos?|kilograms?)$/i, 'g', 1000],
  [/^(?:g|gr|grams?|grammes?)$/i, 'g', 1],
  [/^(?:oz|ounces?)$/i, 'g', 28.35],
  [/^(?:lbs?|pounds?)$/i, 'g', 453.6],
  [/^(?:pinch(?:es)?|dash(?:es)?)$/i, 'g', 0.4],
  [/^(?:l|litres?|liters?)$/i, 'ml', 1000],
  [/^dl$/i, 'ml', 100],
  [/^cl$/i, 'ml', 10],
  [/^(?:ml|millilitres?|milliliters?)$/i, 'ml', 1],
  [/^(?:cups?|c)$/i, 'ml', 237],
  [/^(?:tbsps?|tbs|tablespoons?|T)$/, 'ml', 15],
  [/^(?:tbsps?|tbs|tablespoons?)$/i, 'ml', 15],
  [/^(?:tsps?|teaspoons?|t)$/, 'ml', 5],
  [/^(?:tsps?|teaspoons?)$/i, 'ml', 5],
  [/^(?:pints?|pt)$/i, 'ml', 473],
  [/^(?:quarts?|qt)$/i, 'ml', 946],
]
const FLUID_OUNCE = 29.57
const STICK = 113.4

const counted =
  /^(cloves?|slices?|rashers?|cans?|tins?|jars?|packs?|packets?|packages?|bunch(?:es)?|handfuls?|sprigs?|heads?|stalks?|sticks?|ears?|fillets?|pieces?|leaf|leaves|bulbs?|sheets?|scoops?|bottles?|cubes?|knobs?|rounds?)$/i
const containers = /^(?:can|tin|jar|pack|packet|package|bottle)$/

const NUMBER = String.raw`\d+\s+\d+/\d+|\d+/\d+|\d+(?:[.,]\d+)?`
const amountPattern = new RegExp(
  `^(?:about |approx\\.? |ca\\.? )?(${NUMBER})(?:\\s*(?:-|–|to|or)\\s*(${NUMBER}))?\\s*(.*)$`,
  'i',
)
const trailing = new RegExp(`^(.*?)[\\s:–-]+(${NUMBER})\\s*(kg|g|ml|l|oz|lbs?|cups?|tbsps?|tsps?)\\b\\.?$`, 'i')
const weighed = new RegExp(
  `\\((?:about |approx\\.? |each |ca\\.? )?(${NUMBER})[\\s-]*(kg|g|grams?|ml|l|oz|ounces?|lbs?)\\b[^)]*\\)`,
  'i',
)

/** "clove" of "cloves", "bunch" of "bunches". */
const oneOf = (unit: string): string => (unit === 'leaves' ? 'leaf' : unit.replace(/ches$/, 'ch').replace(/s$/, ''))

/** "1 1/2", "3/4" or "2,5" as a number. */
function numberOf(text: string): number {
  const [first = '', second] = text.trim().split(/\s+/)
  const one = (part: string) => {
    const [over = '0', under] = part.replace(',', '.').split('/')
    return Number(over) / (under === undefined ? 1 : Number(under))
  }
  return one(first) + (second === undefined ? 0 : one(second))
}

function measured(count: number, unit: string): LineAmount | null {
  const known = units.find(([pattern]) => pattern.test(unit))
  return known === undefined ? null : { in: known[1], count: count * known[2] }
}

/** Words about how a food is prepared, which say nothing about what it is. */
const preparation =
  /\b(?:finely|roughly|coarsely|thinly|freshly|fresh|chopped|diced|sliced|minced(?! (?:beef|meat|pork|lamb|turkey))|grated|shredded|crushed|peeled|deseeded|seeded|cubed|halved|quartered|trimmed|rinsed|drained|melted|softened|beaten|sifted|packed|heaped|level|large|small|medium|ripe|boneless|skinless|extra[- ]virgin|optional|divided|to taste|to serve|for serving|for garnish|plus extra|about|a|an|the|of|each|good quality|organic)\b/gi

const foodName = (text: string): string =>
  text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(?:,|;| - | or | plus ).*$/, '')
    .replace(preparation, ' ')
    .replace(/[^\p{L}\p{N}'’%-]+/gu, ' ')
    .trim()

const plain = (line: string): string =>
  line
    .replace(/[½¼¾⅓⅔⅛⅜⅝⅞⅕⅙]/g, (sign) => ` ${fractions[sign] ?? ''}`)
    .replace(/⁄/g, '/')
    .replace(/^[\s•*·▢☐□–-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()

function amountAndRest(line: string): { readonly amount: LineAmount | null; readonly rest: string } {
  const [, from, to, after = ''] = amountPattern.exec(line) ?? []
  if (from === undefined) {
    const [, food, count, unit] = trailing.exec(line) ?? []
    if (food === undefined || count === undefined || unit === undefined) return { amount: null, rest: line }
    return { amount: measured(numberOf(count), unit), rest: food }
  }
  const count = to === undefined ? numberOf(from) : (numberOf(from) + numberOf(to)) / 2
  const [, fluid] = /^(?:fl\.?\s*oz\.?|fluid ounces?)\b\s*(.*)$/i.exec(after) ?? []
  if (fluid !== undefined) return { amount: { in: 'ml', count: count * FLUID_OUNCE }, rest: fluid }
  const withoutWeight = after.replace(/^\([^)]*\)\s*/, '').replace(/^[x×]\s*/, '')
  const [, word = '', others = ''] = /^([\p{L}]+)\.?\s*(.*)$/u.exec(withoutWeight) ?? []
  // A stick of butter is a quarter of a pound; one of celery is a piece.
  const isButter = /^sticks?$/i.test(word) && /butter|margarine/i.test(others)
  const amount = isButter ? ({ in: 'g', count: count * STICK } as const) : measured(count, word)
  if (amount !== null) return { amount, rest: others }
  if (counted.test(word) && others !== '') {
    return { amount: { in: 'pieces', count, unit: oneOf(word.toLowerCase()) }, rest: others }
  }
  return { amount: { in: 'pieces', count, unit: '' }, rest: withoutWeight }
}

/** Characters of a line that are read. */
const LONGEST = 300

/** Reads one line of a list of ingredients; null if it names no food. */
export function ingredientLine(text: string): IngredientLine | null {
  const said = plain(text.slice(0, LONGEST))
  const line = withoutSpanish(said)
  const { amount, rest } = amountAndRest(line)
  const food = foodName(rest)
  if (!/\p{L}{2}/u.test(food)) return null
  // "2 (400 g) cans" and "1 onion (150 g)": a weight in brackets is that of one container, or of the whole.
  const [, count, unit] = weighed.exec(line) ?? []
  const weight = count === undefined || unit === undefined ? null : measured(numberOf(count), unit)
  if (weight === null) return { text: said, food, amount }
  if (amount?.in !== 'pieces' || !(containers.test(amount.unit) || /\beach\b/i.test(line)))
    return { text: said, food, amount: weight }
  const whole = { ...weight, count: weight.count * amount.count }
  const isCan = whole.in === 'g' && /^(?:can|tin)$/.test(amount.unit)
  return { text: said, food, amount: isCan ? { ...whole, cans: amount.count } : whole }
}
