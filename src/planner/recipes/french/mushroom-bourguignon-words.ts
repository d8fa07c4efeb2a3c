import type { RecipeWords } from '#planner/recipe.ts'

export const mushroomBourguignonWords = {
  title: 'Mushroom bourguignon with beans',
  blurb: 'Dark, glossy and slow-tasting: browned mushrooms, thyme and a sauce that has seen no bottle.',
  call: {
    'olive-oil': 'oil',
    'chestnut-mushrooms': 'mushrooms',
    'tomato-puree': 'tomato purée',
    'plain-flour': 'flour',
    'soy-sauce': 'soy sauce',
    'haricot-beans': 'beans',
  },
  prep: {
    'chestnut-mushrooms': 'halved',
    onion: 'in wedges',
    carrot: 'in thick coins',
    potato: 'in chunks',
    'haricot-beans': 'drained',
  },
  steps: [
    "Brown the {chestnut-mushrooms}, cut side down, in a casserole with the {olive-oil}. Leave them until the undersides are dark, then toss them until they're dry.",
    'Add {onion} and {carrot} and stir until the wedges come apart.',
    'Stir in {tomato-puree}, {plain-flour} and {dried-thyme} until everything is rust red.',
    "Pour in {water} and {soy-sauce}, scraping the bottom, add {potato+} and {salt}, and cover. They're ready when you can cut one with a spoon.",
    'Add the {haricot-beans}, uncovered, until the gravy is thick and shines.',
  ],
  tip: "It's twice as good tomorrow.",
} as const satisfies RecipeWords
