import type { Forms } from './read-messages.ts'

/**
 * American words of the source and their British twins. What needs more than a word has its own line in the PO. The
 * specified title of the first page keeps its "Personalized" everywhere.
 */
export const spellings: Readonly<Record<string, string>> = {
  aluminum: 'aluminium',
  apologize: 'apologise',
  behavior: 'behaviour',
  canceled: 'cancelled',
  canceling: 'cancelling',
  celiac: 'coeliac',
  center: 'centre',
  color: 'colour',
  colors: 'colours',
  favor: 'favour',
  favorite: 'favourite',
  favorites: 'favourites',
  fiber: 'fibre',
  flavor: 'flavour',
  flavors: 'flavours',
  fulfill: 'fulfil',
  gray: 'grey',
  license: 'licence',
  licenses: 'licences',
  liter: 'litre',
  liters: 'litres',
  milliliters: 'millilitres',
  percent: 'per cent',
  recognize: 'recognise',
  toward: 'towards',
}

const american = new RegExp(`\\b(?:${Object.keys(spellings).join('|')})\\b`, 'gi')

/** With the capital that the American word has. */
const british = (word: string): string => {
  const twin = spellings[word.toLowerCase()] ?? word
  return word.charAt(0) === word.charAt(0).toUpperCase() ? twin.charAt(0).toUpperCase() + twin.slice(1) : twin
}

/** A message of the American source as it is spelt in Britain. */
export const britishForms = (forms: Forms): Forms =>
  Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [
      form,
      text.map((part) => (typeof part === 'string' ? part.replace(american, british) : part)),
    ]),
  )
