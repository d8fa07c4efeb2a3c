import type { DiaryFigures } from '#domain/diary/figures.ts'
import { foodWords } from '#domain/foods/food-words.ts'
import type { FoodMeasure, KnownFood } from '#domain/foods/known-food.ts'

/** A row of a source with its name for people, before rows that are one food to people are put together. */
export type SourceFood = {
  readonly id: string
  readonly name: string
  readonly forms: readonly string[]
  readonly notes: readonly string[]
  /** Other names of the whole row. */
  readonly also: readonly string[]
  readonly covers: readonly string[]
  readonly per100g: DiaryFigures
  readonly measures: readonly FoodMeasure[]
  readonly likely: number
  /** Which of several rows stands for the others: the smallest. */
  readonly order: number
  readonly isBritish: boolean
}

const american: Readonly<Record<string, string>> = {
  aubergine: 'eggplant',
  courgette: 'zucchini',
  beetroot: 'beet',
  prawn: 'shrimp',
  houmou: 'hummus',
  houmous: 'hummus',
  yoghurt: 'yogurt',
  lasagne: 'lasagna',
  omelette: 'omelet',
  wholemeal: 'wholewheat',
  minced: 'ground',
  mince: 'ground',
  sweetcorn: 'corn',
  skimmed: 'skim',
  porridge: 'oatmeal',
  chip: 'fry',
  kernel: '',
  average: '',
  cooked: 'boiled',
  steamed: 'boiled',
  pitta: 'pita',
  sour: '',
  dough: 'sourdough',
}
/** Phrases for one food, as they come out in alphabetical order after the words above were replaced. */
const samePhrases: readonly (readonly [RegExp, string])[] = [
  [/\bgreen (.*\b)?pea\b/, '$1pea'],
  [/\b(?:green )(.*\b)?squash summer(?: yellow)?\b/, '$1zucchini'],
  [/\bbread (.*\b)?(pita|naan|nan|baguette|ciabatta|focaccia|sourdough)\b/, '$1$2'],
  [/\bpita white\b/, 'pita'],
  [/\bbread french (?:stick white|vienna)\b/, 'baguette'],
  [/\b(boiled) green string bean\b/, '$1 green bean'],
]
function keyOf({ name, forms, notes }: SourceFood): string {
  const fat = notes.includes('with fat') ? 'withfat' : ''
  const words = foodWords(`${name} ${forms.join(' ')} ${fat}`).map((word) => american[word] ?? word)
  const key = [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')
  return samePhrases.reduce((text, [pattern, instead]) => text.replace(pattern, instead), key)
}

/** Rows whose energy differs by less are one food to people. */
const SHARE = 0.16
const KCAL = 14
const isNear = (a: SourceFood, b: SourceFood): boolean => {
  const [x, y] = [a.per100g.energy, b.per100g.energy]
  return Math.abs(x - y) <= Math.max(KCAL, SHARE * Math.max(x, y))
}

function clusters(rows: readonly SourceFood[]): readonly (readonly SourceFood[])[] {
  const found: SourceFood[][] = []
  for (const row of rows.toSorted((a, b) => a.order - b.order)) {
    const near = found.find(([first]) => first !== undefined && isNear(first, row))
    if (near === undefined) found.push([row])
    else near.push(row)
  }
  return found
}

const fullName = ({ name, forms }: SourceFood): string => {
  const said = forms.filter(
    (form) =>
      !name
        .toLowerCase()
        .split(/[\s,()]+/)
        .includes(form),
  )
  return said.length === 0 ? name : `${name}, ${said.join(', ')}`
}

const MOST_ALSO = 6
const MOST_WORDS = 30
const LETTERS_OF_ALSO = 90

/** Other names that add a word to the names before them. */
function newNames(name: string, others: readonly string[]): readonly string[] {
  const known = new Set(foodWords(name))
  const names: string[] = []
  for (const other of others) {
    const text = other.replaceAll(/[\t;\n]/g, ' ').trim()
    if (text.length === 0 || text.length > LETTERS_OF_ALSO || names.length >= MOST_ALSO) continue
    const words = foodWords(text)
    if (words.every((word) => known.has(word))) continue
    for (const word of words) known.add(word)
    names.push(text)
  }
  return names
}

/** Words of the sources' own titles that help nobody to find a food. */
const hollow = new Set(
  'nfs ns form eaten including excluding and/or other all not unsalted water added salt average'.split(' '),
)

function newWords(name: string, others: readonly string[]): readonly string[] {
  const known = new Set(foodWords(name))
  const words = others.flatMap(foodWords).filter((word) => !known.has(word) && !hollow.has(word) && word.length > 1)
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** One food for people out of rows of sources that mean the same. */
export function mergedFoods(rows: readonly SourceFood[]): readonly KnownFood[] {
  const groups = Map.groupBy(rows, keyOf)
  const names = new Set<string>()
  return [...groups.values()].flatMap((group) =>
    clusters(group).map((cluster): KnownFood => {
      const [first] = cluster
      if (first === undefined) throw new Error('an empty cluster')
      const plain = fullName(first)
      const candidates = [
        first.notes.includes('with fat') ? `${plain}, with fat` : plain,
        ...first.notes.map((note) => `${plain} (${note})`),
        `${plain} (${first.isBritish ? 'UK' : 'US'})`,
        `${plain} (${Math.round(first.per100g.energy)} kcal in 100 g)`,
      ]
      const name = candidates.find((each) => !names.has(each.toLowerCase())) ?? plain
      names.add(name.toLowerCase())
      const also = newNames(name, [...cluster.slice(1).map(fullName), ...cluster.flatMap((row) => row.also)])
      const measures = cluster.find((row) => row.measures.length > 0)?.measures ?? []
      return {
        id: first.id,
        name,
        also,
        covers: newWords(
          [name, ...also].join(' '),
          cluster.flatMap(({ covers }) => covers),
        ),
        per100g: first.per100g,
        measures,
        likely: Math.max(...cluster.map(({ likely }) => likely)),
        standsFor: cluster.map(({ id }) => id),
      }
    }),
  )
}
