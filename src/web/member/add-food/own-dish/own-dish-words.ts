import { plural } from '#domain/language/plural.ts'
import { grams, kcal } from '#web/member/words/week.ts'

/** The texts of a dish of one's own. */
export const ownDishWords = {
  why: 'Paste a recipe, check its foods, and say what the whole dish weighed and what you ate of it.',
  yours: 'Your dishes',
  paste: 'Recipe or list of ingredients, one a line',
  pasteHint: '500 g ground beef\n2 onions\n2 cans (400 g) kidney beans',
  pasteNote: 'The source of a page with a recipe works as well. Only what you paste is read. No address is opened.',
  read: 'Find its foods',
  nothing: 'No ingredient could be found in this. Write one a line, with its amount first.',
  loading: 'The list of foods is being loaded …',
  name: 'Name of the dish',
  made: 'Weight of the finished dish in g',
  madeNote: (sum: number): string =>
    `Its ingredients weigh ${grams(sum)} together. Weigh the pot if you can: water boils away, and the weight decides what a portion has.`,
  servings: 'Servings, if you like',
  foods: 'Ingredients',
  foodOf: (text: string): string => `Food for ${text}`,
  gramsOf: (text: string): string => `Grams of ${text}`,
  pick: 'Choose a food',
  other: 'Another food …',
  unit: 'g',
  remove: (text: string): string => `Remove ${text}`,
  add: 'Add an ingredient',
  uncounted: (count: number): string =>
    plural(count, {
      one: '1 ingredient isn’t counted: it has no food or no amount.',
      other: `${count} ingredients aren’t counted: they have no food or no amount.`,
    }),
  whole: (energy: number): string => `The whole dish has ${kcal(energy)}.`,
  done: 'Next: what you ate of it',
  back: 'Another recipe',
  source: 'Computed from its ingredients',
  energyOf: (energy: number): string => `${kcal(energy)} in 100 g`,
  wrong: {
    'no-name': 'Please give it a name.',
    'no-foods': 'Please choose a food and an amount for at least one ingredient.',
    'no-weight': 'Please enter what the finished dish weighed in grams, up to 50,000.',
    'too-dense': 'This can’t be: so little of the dish can’t hold all of its ingredients. Please check the weight.',
  },
} as const
