import {
  averageWords,
  fillerWords,
  foodWords,
  headingWords,
  liftingWords,
  longFormWords,
  markWords,
  noteWords,
  offsetWords,
  otherMeasures,
  trendWords,
} from './headings.ts'
import { type MassUnit, massUnitOf } from './mass-cell.ts'

/** What a column holds by its heading. */
export type Heading =
  /** `rank` 1 is a weight, 2 the mean of the weights of a day. */
  | { readonly kind: 'weight'; readonly rank: 1 | 2; readonly unit: MassUnit | null }
  | { readonly kind: 'trend' }
  | { readonly kind: 'value'; readonly unit: MassUnit | null }
  | { readonly kind: 'day' | 'time' | 'person' | 'metric' | 'unit' | 'interpolated' | 'deleted' | 'offset' | 'note' }
  /** Another measure, which is never a weight. */
  | { readonly kind: 'measure' }
  | { readonly kind: 'unknown' }

/** The words of a heading, lower-case and without accents: "Weight(kg)", "weight_kg" and "WeightKg" are the same. */
export function wordsOf(heading: string): readonly string[] {
  return heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '')
}

const phrase = (text: string): string => wordsOf(text).join(' ')
const phrases = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(phrase))

const languages = Object.values(headingWords)
const dayPhrases = phrases(languages.flatMap(({ day }) => day))
const timePhrases = phrases(languages.flatMap(({ time }) => time))
const weightPhrases = phrases(languages.flatMap(({ weight }) => weight))
const personPhrases = phrases(languages.flatMap(({ person }) => person))
const metricPhrases = phrases(longFormWords.metric)
const valuePhrases = phrases(longFormWords.value)
const unitPhrases = phrases(longFormWords.unit)
const interpolatedPhrases = phrases(markWords.interpolated)
const deletedPhrases = phrases(markWords.deleted)
const offsetPhrases = phrases(offsetWords)
const notePhrases = phrases(noteWords)
const fillers = phrases(fillerWords)
const averages = phrases(averageWords)
const trends = phrases(trendWords)
const others = phrases(otherMeasures)
const lifting = phrases(liftingWords)
const foods = phrases(foodWords.food)
const energies = phrases(foodWords.energy)

/**
 * Whether the headings of a table are those of a list of exercises or of food, whose weights are lifted or eaten. "Reps"
 * alone says so; a column of meals beside one's own weight does not.
 */
export function isOfOtherWeights(headings: readonly string[]): boolean {
  const all = headings.map(phrase)
  const hasEnergy = all.some((text) => text.split(' ').some((word) => energies.has(word)))
  return all.some((text) => lifting.has(text)) || (hasEnergy && all.some((text) => foods.has(text)))
}

/** Some apps write the table before each heading: "com.samsung.health.weight.start_time". */
const withoutTable = (heading: string): string => heading.replace(/^com\.[\w.]*\.(?=\w+$)/, '')

/** Whether a text names body weight, as the metric of a line or the table of a file. */
export const namesWeight = (text: string): boolean => {
  const { kind } = headingOf(text.replace(/^HKQuantityTypeIdentifier/, '').replace(/record$/i, ''))
  return kind === 'weight'
}

/** What a column holds, by its heading. */
export function headingOf(text: string): Heading {
  const all = wordsOf(withoutTable(text.trim()))
  // "weight.weight": a field of the same name within an object.
  const words = all.filter((word, index) => word !== all[index - 1])
  const whole = words.join(' ')
  if (dayPhrases.has(whole)) return { kind: 'day' }
  if (timePhrases.has(whole)) return { kind: 'time' }
  if (offsetPhrases.has(whole)) return { kind: 'offset' }
  if (notePhrases.has(whole)) return { kind: 'note' }
  if (interpolatedPhrases.has(whole)) return { kind: 'interpolated' }
  if (deletedPhrases.has(whole)) return { kind: 'deleted' }
  if (personPhrases.has(whole)) return { kind: 'person' }
  if (metricPhrases.has(whole)) return { kind: 'metric' }
  if (unitPhrases.has(whole)) return { kind: 'unit' }
  // A Chinese pound is half a kilogram, so near to a pound that its weights would fit as pounds.
  if (words.includes('斤')) return { kind: 'measure' }
  const units = words.flatMap((word) => massUnitOf(word) ?? [])
  const unit = new Set(units).size === 1 ? (units[0] ?? null) : null
  const rest = words.filter((word) => massUnitOf(word) === null)
  const restPhrase = rest.join(' ')
  if (valuePhrases.has(restPhrase)) return { kind: 'value', unit }
  if (unit !== null && (rest.length === 0 || weightPhrases.has(whole))) return { kind: 'weight', rank: 1, unit }
  if (rest.some((word) => trends.has(word))) {
    return rest.some((word) => weightPhrases.has(word)) || rest.includes('average')
      ? { kind: 'trend' }
      : { kind: 'measure' }
  }
  if (new Set(units).size <= 1) {
    const rank = rest.some((word) => averages.has(word)) ? 2 : 1
    const core = rest.filter((word) => !averages.has(word))
    const bare = core.filter((word) => !fillers.has(word)).join(' ')
    if (weightPhrases.has(core.join(' ')) || weightPhrases.has(bare)) return { kind: 'weight', rank, unit }
  }
  // Languages that write no spaces name the average in the same word.
  if (rest.some((word) => others.has(word) || word.includes('%'))) return { kind: 'measure' }
  return { kind: 'unknown' }
}
