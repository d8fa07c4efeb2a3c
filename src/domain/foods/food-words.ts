/** Words that join the parts of a name and say nothing about the food. */
const glue = new Set(
  'a an and of in on the or to with w n some my made from style type own any no without not for at by al la de e'.split(
    ' ',
  ),
)

/** More than the table has; words that people type beyond that are not kept. */
const MOST_STEMS = 20_000

/** Words whose last letter only looks like a plural. */
const notPlural = new Set(
  'hummus houmous asparagus couscous swiss molasses bass grits oats brussels ribs schnapps quiches haggis tapas gas plus'.split(
    ' ',
  ),
)
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    loaves: 'loaf',
    halves: 'half',
    leaves: 'leaf',
    knives: 'knife',
    radii: 'radius',
    geese: 'goose',
    calves: 'calf',
    cookies: 'cookie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    pies: 'pie',
    veggies: 'veggie',
    cacti: 'cactus',
    fungi: 'fungus',
    anchovies: 'anchovy',
    taquitos: 'taquito',
  }),
)

const stems = new Map<string, string>()

function stemmed(word: string): string {
  const odd = irregular.get(word)
  if (odd !== undefined) return odd
  if (word.length < 4 || notPlural.has(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:toes|goes|shes|ches|xes|sses|zes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** A word without the ending of an English plural, so that "tomatoes" and "tomato" are one word. */
export function stemOf(word: string): string {
  let stem = stems.get(word)
  if (stem === undefined) {
    stem = stemmed(word)
    if (stems.size < MOST_STEMS) stems.set(word, stem)
  }
  return stem
}

const isPlain = (text: string): boolean => !/[^\x20-\x7e]/.test(text)

/** The words of a text, in lower case and without accents, in the order typed. "McDonald's" is one word. */
export function plainWords(text: string): readonly string[] {
  const letters = isPlain(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")
  return letters
    .toLowerCase()
    .replaceAll(/['`]/g, '')
    .replaceAll(/(\d)\s*%/g, '$1percent ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** The words of a text that are not in a set; all of them if every word is. */
export function wordsBut(glue: ReadonlySet<string>, text: string): readonly string[] {
  const all = plainWords(text)
  const telling = all.filter((word) => !glue.has(word))
  return telling.length > 0 ? telling : all
}

/** The words of a text that say which food it is, without plural endings; all of them if every word is glue. */
export const foodWords = (text: string): readonly string[] => wordsBut(glue, text).map(stemOf)
