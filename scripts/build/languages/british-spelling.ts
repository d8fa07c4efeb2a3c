import type { Forms } from './read-messages.ts'

/** American words of the source and their British twins. What needs more than a word has its own line in the PO. */
const pairs: Readonly<Record<string, string>> = {
  aluminum: 'aluminium',
  apologize: 'apologise',
  arugula: 'rocket',
  behavior: 'behaviour',
  broil: 'grill',
  canceled: 'cancelled',
  canceling: 'cancelling',
  center: 'centre',
  checkbook: 'chequebook',
  cilantro: 'coriander',
  color: 'colour',
  colors: 'colours',
  cookie: 'biscuit',
  eggplant: 'aubergine',
  favor: 'favour',
  favorite: 'favourite',
  favorites: 'favourites',
  fiber: 'fibre',
  flavor: 'flavour',
  flavors: 'flavours',
  fulfill: 'fulfil',
  gray: 'grey',
  license: 'licence',
  liter: 'litre',
  liters: 'litres',
  milliliters: 'millilitres',
  mollusks: 'molluscs',
  personalized: 'personalised',
  personalize: 'personalise',
  program: 'programme',
  recognize: 'recognise',
  shrimp: 'prawns',
  soy: 'soya',
  sulfites: 'sulphites',
  vacation: 'holiday',
  zucchini: 'courgettes',
}

const american = new RegExp(`\\b(?:${Object.keys(pairs).join('|')})\\b`, 'gi')

/** With the capital that the American word has. */
const british = (word: string): string => {
  const twin = pairs[word.toLowerCase()] ?? word
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
