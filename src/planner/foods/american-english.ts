import { type Market, marketOf, type Usage } from '#domain/usage.ts'
import { americanWords } from './american-words.ts'

const american: ReadonlyMap<string, string> = new Map(
  americanWords.map(([british, said]) => [british.toLowerCase(), said]),
)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const longestFirst = americanWords.map(([british]) => british).toSorted((a, b) => b.length - a.length)
const british = new RegExp(`(?<!\\p{L})(?:(an?) )?(${longestFirst.map(escaped).join('|')})(s?)(?!\\p{L})`, 'giu')

const withCapitalOf = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** The American of a British word, with the plural and the capital that it has. */
function americanFor(word: string, s: string): string {
  const own = american.get(`${word}${s}`.toLowerCase())
  return withCapitalOf(word, own ?? `${american.get(word.toLowerCase()) ?? word}${s}`)
}

/** Words of a recipe or the name of a food as Americans say them, articles included: "an arugula salad". */
export const americanEnglish = (text: string): string =>
  text.replace(british, (_, article: string | undefined, word: string, s: string) => {
    const said = americanFor(word, s)
    if (article === undefined) return said
    return `${withCapitalOf(article, /^[aeiou]/i.test(said) ? 'an' : 'a')} ${said}`
  })

/** A text of ours in the English of a market. */
export const englishIn = (market: Market, text: string): string => (market === 'US' ? americanEnglish(text) : text)

/** The same for whoever cooks and shops there. */
export const englishFor = (usage: Usage, text: string): string => englishIn(marketOf(usage), text)
