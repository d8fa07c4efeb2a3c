import type { FoodLanguage } from './food-language.ts'
import { wordsBut } from './food-words.ts'
import { rewordings } from './rewordings.ts'
import { spanishSaidAs, spanishUsualKinds } from './spanish-said-as.ts'

/** Words that say nothing about the food, also those of amounts: "un vaso de leche". */
const glue = new Set(
  `a al con de del e el en la las lo los mi o para por sin su tipo un una uno unos unas y estilo hecho casero casera
   and with of in on the or to from vaso taza plato rebanada rebanadas pedazo pedazos porcion pieza piezas trozo trozos
   cucharada cucharadas cucharadita cucharaditas orden bolsa copa 1 2 3 4 5 6`
    .trim()
    .split(/\s+/),
)

/** Words that an ending makes no other word of: cocoa is no coco. */
const whole = new Set(['cocoa', 'tres', 'gas', 'sushis', 'couscous'])
const irregular: ReadonlyMap<string, string> = new Map([
  ['roja', 'rojo'],
  ['rojas', 'rojo'],
  ['rojos', 'rojo'],
  ['seca', 'seco'],
  ['secas', 'seco'],
  ['secos', 'seco'],
])

/** A word without the endings of number and gender, so that "frita" and "fritos", or "nuez" and "nueces", are one word. */
export function spanishStem(word: string): string {
  const odd = irregular.get(word)
  if (odd !== undefined || whole.has(word)) return odd ?? word
  const one = word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
  const stem = /^...+e$|^....+[ao]$/.test(one) ? one.slice(0, -1) : one
  return stem.length > 2 && stem.endsWith('c') ? `${stem.slice(0, -1)}z` : stem
}

const wordsOf = (text: string): readonly string[] => wordsBut(glue, text).map(spanishStem)
const firstOf = ([first = '']: readonly string[]): string => first
const beforeIts = / (?:con|sin|en|de|del|al|a la|para|estilo|tipo|y) /i
const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(spanishStem))

function headOf(name: string): string {
  const [first = ''] = name.split(/,|\(|;/)
  const words = wordsOf(first.split(beforeIts)[0] ?? first)
  return firstOf(words)
}

/** Spanish puts the noun first: "pan dulce", "sopa de fideo". */
export const spanish: FoodLanguage = {
  wordsOf,
  stemOf: spanishStem,
  headOf,
  // What comes before the first "de" may be only an amount: "vaso de leche".
  headOfTyped: (text) => firstOf(wordsOf(text)),
  headOfWords: firstOf,
  joining: / (?:y|e|con|and|with|&) /i,
  raw: stems('crudo'),
  light: stems('cocido cocinado hervido natural blanco fresco entero regular asado horneado solo'),
  forms: stems('frito lata seco congelado tostado ahumado empanizado guisado molido mcdonalds casero restaurante'),
  amounts: stems('grande chico chica mediano mediana pequeno botella lata litro gramos g ml kg'),
  alsoSaid: rewordings(spanishSaidAs, spanishUsualKinds, wordsOf),
}
