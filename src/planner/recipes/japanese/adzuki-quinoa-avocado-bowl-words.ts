import type { RecipeWords } from '#planner/recipe.ts'

export const adzukiQuinoaAvocadoBowlWords = {
  title: 'Red bean and {quinoa-cooked} bowl with {avocado}',
  blurb:
    'Beans and grains in festive red and white, as in sekihan, with {avocado}, soya beans and peppery pink {radish+}.',
  call: { 'adzuki-beans': 'beans', 'rice-vinegar': 'vinegar' },
  prep: { radish: 'quartered', avocado: 'sliced' },
  steps: [
    'Microwave the soya {adzuki-beans} under a plate for {time}, and then the {quinoa-cooked} for one, until both are hot.',
    'Rub {rice-vinegar}, {rice-miso} and {sesame-oil} against the side of a bowl until no streak of {rice-miso} is left.',
    'Rinse the red {adzuki-beans} under warm water and shake them well. Mix them with {quinoa-cooked} and soya {adzuki-beans} in {2/3} of the dressing, gently, so that they stay whole.',
    "Put {rocket} into the bowls and the grains on it, then a fan of {avocado} and the {radish+}, rolled in the dressing that's left. Scatter the sesame on last.",
  ],
  tip: 'It keeps until tomorrow without the {avocado}. Slice that fresh.',
} as const satisfies RecipeWords
