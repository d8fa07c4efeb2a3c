import type { Market } from '#domain/usage.ts'
import type { Noun } from '#planner/foods/spanish-nouns.ts'
import type { Doneness, Heat, LineGroup } from '#planner/recipe.ts'

const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']

/** A whole number from 0 to 99 in words, others in digits. */
export function numberInWords(number: number): string {
  const word = small[number]
  if (word !== undefined) return word
  const ten = tens[Math.floor(number / 10)]
  if (ten === undefined || !Number.isInteger(number)) return String(number)
  return number % 10 === 0 ? ten : `${ten} y ${small[number % 10]}`
}

/** A number before a masculine noun: un minuto, veintiún minutos. */
export const numberOfThings = (number: number): string =>
  numberInWords(number)
    .replace(/veintiuno$/, 'veintiún')
    .replace(/uno$/, 'un')

const spans: Readonly<Record<number, string>> = {
  0.5: 'medio minuto',
  1: 'un minuto',
  1.5: 'un minuto y medio',
  15: 'un cuarto de hora',
  30: 'media hora',
  45: 'tres cuartos de hora',
  60: 'una hora',
}

/** A span of time as a cook says it: seis minutos, un cuarto de hora, seis o siete minutos. */
export function minutesInWords(least: number, most = least): string {
  if (most > least) {
    const between = most === least + 1 ? (most === 8 ? 'u' : 'o') : 'a'
    return `${numberInWords(least)} ${between} ${numberOfThings(most)} minutos`
  }
  const named = spans[least]
  if (named !== undefined) return named
  return Number.isInteger(least)
    ? `${numberOfThings(least)} minutos`
    : `${numberOfThings(Math.floor(least))} minutos y medio`
}

export const secondsInWords = (seconds: number): string => `${numberOfThings(seconds)} segundos`

const parts: Readonly<Record<number, string>> = { 4: 'cuarta', 5: 'quinta' }

/** A share in words: la mitad, un tercio, tres cuartas partes; or la otra mitad, el otro tercio. */
export function shareInWords(part: number, of: number, isOther: boolean): string {
  if (part === 1 && of === 2) return isOther ? 'la otra mitad' : 'la mitad'
  if (of === 3) {
    if (part === 1) return isOther ? 'el otro tercio' : 'un tercio'
    return isOther ? `los otros ${numberInWords(part)} tercios` : `${numberInWords(part)} tercios`
  }
  const name = parts[of] ?? `${of}a`
  if (part === 1) return isOther ? `la otra ${name} parte` : `una ${name} parte`
  return `${isOther ? 'las otras ' : ''}${numberInWords(part)} ${name}s partes`
}

const definite = ({ isFeminine, isPlural, takesEl }: Noun): string =>
  isPlural ? (isFeminine ? 'las' : 'los') : isFeminine && !takesEl ? 'la' : 'el'

const indefinite = ({ isFeminine, isPlural, takesEl }: Noun): string =>
  isPlural ? (isFeminine ? 'unas' : 'unos') : isFeminine && !takesEl ? 'una' : 'un'

/** "y" is "e" before the sound of i, but not before "hie" and "hia". */
const and = (text: string): string => (/^h?[ií](?![ae])/i.test(text) ? 'e' : 'y')
const or = (text: string): string => (/^h?[oó]/i.test(text) ? 'u' : 'o')

const LINKS = ['el', 'un', 'del', 'al', 'y', 'o'] as const
export type Link = (typeof LINKS)[number]
export const isLink = (word: string): word is Link => LINKS.some((link) => link === word)

/** A noun with what stands before it: the cook's "el", "del" and "al" follow its gender and number. */
export function linked(link: Link | null, noun: Noun): string {
  const { text } = noun
  const article = definite(noun)
  switch (link) {
    case null:
      return text
    case 'el':
      return `${article} ${text}`
    case 'un':
      return `${indefinite(noun)} ${text}`
    case 'del':
      return article === 'el' ? `del ${text}` : `de ${article} ${text}`
    case 'al':
      return article === 'el' ? `al ${text}` : `a ${article} ${text}`
    case 'y':
      return `${and(text)} ${text}`
    case 'o':
      return `${or(text)} ${text}`
  }
}

export const groupWords: Readonly<Record<LineGroup, string>> = {
  DIP: 'Dip',
  DRESSING: 'Aderezo',
  GLAZE: 'Glaseado',
  MARINADE: 'Marinada',
  PEANUT_SAUCE: 'Salsa de cacahuate',
  REMOULADE: 'Rémoulade',
  RICE: 'Arroz',
  SAUCE: 'Salsa',
  TERIYAKI: 'Teriyaki',
}

const heatWords: Readonly<Record<Heat, string>> = {
  LOW: 'Fuego bajo',
  MEDIUM: 'Fuego medio',
  MEDIUM_HIGH: 'Fuego medio-alto',
  HIGH: 'Fuego alto',
  SIMMER: 'Hervor suave',
  BOIL: 'Hervor fuerte',
}

/** How hot the stove is, and for how many minutes; null if the step has said those. */
export const heatSentence = (heat: Heat, minutes: number | null): string =>
  minutes === null ? `${heatWords[heat]}.` : `${heatWords[heat]}, alrededor de ${minutesInWords(minutes)}.`

/** Where the thermometer goes. */
export const coreSentences: Readonly<Record<Exclude<Doneness, 'LOOK'>, string>> = {
  THICKEST: 'Un termómetro en la parte más gruesa debe marcar al menos {core}.',
  PIECE: 'Un termómetro clavado a lo largo en el trozo más grueso debe marcar al menos {core}.',
  HEAP: 'Junta la carne en un montón: un termómetro en el centro debe marcar al menos {core}.',
}

/** Who should not eat eggs soft, and which eggs are an exception where they are sold. */
export const softEggsSentences: Readonly<Record<Market, string>> = {
  US: 'Para niños pequeños, durante el embarazo y para personas frágiles, cuece bien los huevos, a menos que estén pasteurizados.',
  GB: 'Para niños pequeños, durante el embarazo y para personas frágiles, cuece bien los huevos, a menos que estén pasteurizados o lleven el sello British Lion.',
}

export const leftOut = (noun: Noun): string => `Omite ${linked('el', noun)}.`
