/** Words that say how a food is cut, preserved or prepared, not which food it is. */
const descriptions = new Set(
  `a an and of in on with the some or fresh dried dry raw cooked ready boiled steamed stewed baked roasted roast grilled fried
  pan deep stir poached scrambled mashed hard soft sliced diced chopped shredded grated minced crumbled whole half halves
  piece pieces slice slices chunk chunks cube cubes strip strips plain unsalted salted low salt lean skinless boneless
  shelled peeled drained tinned canned frozen jarred trimmed fillet fillets unsweetened ripe mature extra firm part skim
  reduced fat homemade large small medium leaf leaves sprig sprigs garnish topping side`.split(/\s+/),
)

/** Trims the ending of an English plural. */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** The words of a text, in lower case, without accents and in the singular. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular)

/** The words of a name that say which food it is, or all its words if none do. */
export function identifyingWords(name: string): readonly string[] {
  const words = wordsOf(name)
  const telling = words.filter((word) => !descriptions.has(word) && !/^\d+$/.test(word))
  return telling.length > 0 ? telling : words
}

/** The first part of a food's name, which says what it is; the part after a comma or in brackets says which kind. */
export const mainName = (name: string): string => name.replace(/\s*[,(].*$/, '').replace(/\s+in\s+\w+.*$/, '')

function trigrams(text: string): ReadonlySet<string> {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** The similarity of two texts by the trigrams that they share, from 0 to 1 (Dice coefficient). */
export function likeness(a: string, b: string): number {
  const [one, other] = [trigrams(a), trigrams(b)]
  const shared = [...one].filter((each) => other.has(each)).length
  return (2 * shared) / (one.size + other.size)
}
