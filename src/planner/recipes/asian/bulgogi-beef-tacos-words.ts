import type { RecipeWords } from '#planner/recipe.ts'

export const bulgogiBeefTacosWords = {
  title: {
    written: 'Bulgogi tacos with {kimchi} slaw',
    'tofu-extra-firm': '{Tofu-extra-firm} bulgogi tacos with {kimchi} slaw',
  },
  blurb:
    'Seoul by way of a food truck: sweet, garlicky {beef-sirloin} seared hard, cool cabbage and {kimchi} in warm corn tortillas.',
  call: { 'corn-tortilla': 'tortilla, tortillas', 'lime-juice': 'juice', 'beef-sirloin': 'beef' },
  prep: {
    'beef-sirloin': 'sliced across the grain as thin as you can',
    'tofu-extra-firm': 'in thin batons',
    pear: 'grated',
    garlic: 'grated',
    ginger: 'grated',
    'chinese-leaf': 'shredded',
    kimchi: 'chopped',
    'spring-onion': 'shredded',
  },
  steps: [
    [
      {
        written: 'Rub the {beef-sirloin} with the {soy-sauce} and whatever else the marinade has. Fingers do it best.',
        'tofu-extra-firm': 'Pat the {tofu-extra-firm} dry and turn it in everything for the marinade.',
      },
      {
        written: 'The {pear} makes it tender, and {time} is enough.',
        'tofu-extra-firm': 'The {pear} gives it its gloss, and {time} is enough.',
      },
    ],
    'Toss the {chinese-leaf} with the {kimchi}, a spoon of its {lime-juice} and the lime.',
    'Toast the {corn-tortilla+} in a dry frying pan, {0.5 min} a side, until they smell of popcorn. Keep them soft in a folded towel.',
    [
      'Raise the heat as far as it goes.',
      {
        written: 'Fry the meat in two batches, spread out in one layer. Let the edges go dark and turn it only once.',
        'tofu-extra-firm':
          'Spread the {tofu-extra-firm} in the pan in two batches, let one side brown before you turn it, and give each batch {time} or so.',
      },
    ],
    'Fill each {corn-tortilla} with slaw first, then {beef-sirloin}, then {spring-onion} and a pinch of sesame.',
  ],
} as const satisfies RecipeWords
