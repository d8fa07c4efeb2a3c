import { languageIn, type Usage } from '#domain/usage.ts'
import { englishFor } from './american-english.ts'
import type { IngredientId } from './ingredients.ts'
import { nameFor } from './spanish-nouns.ts'

/** A text of ours as it is in English, in that of the market. */
const said = (usage: Usage, text: string): string => (languageIn(usage) === 'en' ? englishFor(usage, text) : text)

/** The name of a food for an amount, as whoever cooks and shops says it. */
export const foodName = (id: IngredientId, usage: Usage): string => said(usage, nameFor(id, languageIn(usage)))

/** The same of several. */
export const foodPlural = (id: IngredientId, usage: Usage): string => said(usage, nameFor(id, languageIn(usage), true))

/** A text that is there in each language, as its reader gets it. */
export const textIn = (usage: Usage, english: string, spanish: string): string =>
  languageIn(usage) === 'es' ? spanish : englishFor(usage, english)
