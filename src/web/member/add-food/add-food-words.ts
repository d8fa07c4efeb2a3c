import { plural } from '#domain/language/plural.ts'
import { kcal } from '#web/member/words/week.ts'

/** The texts of adding food to a day. */
export const addFoodWords = {
  title: 'Add food',
  insteadOf: (meal: string, day: string): string => `Instead of ${meal}, ${day}`,
  search: 'Search foods and dishes',
  searchHint: 'Banana, lentil soup, oat milk …',
  found: (count: number): string => plural(count, { one: '1 found', other: `${count} found` }),
  nothing: 'Nothing found. Try another word, or enter the number from the packet.',
  nearest: (typed: string): string => `Nothing is called “${typed}”. The nearest:`,
  asNumber: (typed: string): string => `Add “${typed}” as just a number`,
  favourites: 'Favorites',
  recent: 'Recent',
  yesterday: (day: string): string => `${day} again`,
  all: 'All of it',
  empty: 'Search for what you ate. The things you eat often will appear here, one tap away.',
  dish: 'recipe, 1 serving',
  tray: 'To add',
  remove: (name: string): string => `Remove ${name}`,
  count: (name: string): string => `How much ${name}`,
  unit: (name: string): string => `Unit for ${name}`,
  grams: 'g',
  less: (name: string): string => `Less ${name}`,
  more: (name: string): string => `More ${name}`,
  plateName: 'Name of the plate',
  keep: 'Keep these foods as a favorite plate',
  add: (count: number, energy: number): string => `Add ${count === 1 ? '' : `${count} `}· ${kcal(energy)}`,
  photo: 'Photo of a plate',
  barcode: {
    open: 'Scan a barcode',
    unknown: 'This product is new to us.',
    doubtful: 'The figures from Open Food Facts contradict one another. Please check them against the pack.',
    part: 'Open Food Facts knows this product only in part. Please complete it from the pack.',
    prepared: 'These figures are for the product as prepared. Please check them against the pack.',
    unnamed: 'Several members read these figures from the pack. Please give the product a name.',
    unreachable: 'This product is not saved on this device, and we cannot reach our server to look it up.',
  },
  label: 'Read a label',
  credits: 'Where readers, figures and pictures come from',
  number: {
    open: 'Just a number',
    why: 'From a packet, a menu or your own estimate.',
    name: 'What it was',
    energy: 'Energy in kcal',
    protein: 'Protein in g, if you know',
    put: 'Put it with the others',
    wrong: {
      name: 'Please give it a name.',
      energy: 'Please enter its energy in kcal, up to 5,000.',
      protein: 'Please enter its protein in grams, up to 400, or leave it out.',
    },
  },
  added: (title: string, others: number): string =>
    others === 0 ? `Added: ${title}.` : `Added: ${title} and ${others} more.`,
  noTable:
    'The list of foods loads once you are online. Until then, you can add what you ate before, or just a number.',
} as const
