import type { RecipeWords } from '#planner/recipe.ts'

export const steamedSeaBassGingerWords = {
  title: 'Steamed {sea-bass} with {ginger} and {spring-onion}',
  blurb:
    'The Cantonese way with good fish: steam, a little soy, and hot oil poured over {ginger} at the table so that it crackles.',
  call: { 'rapeseed-oil': 'oil', 'basmati-rice': 'rice', 'mustard-greens': 'greens' },
  prep: { ginger: 'in threads', 'spring-onion': 'in threads', 'mustard-greens': 'cut across' },
  steps: [
    'Rinse the {basmati-rice} and cook it with the lid on in a small saucepan, in water twice as deep as the rice. When the water has gone and little holes show on the surface, take it off the heat and let it stand.',
    'Meanwhile lay the fish on a heatproof plate that fits your steamer, on {1/2} of the {ginger} and {1/2} of the {spring-onion}. Wet it with the {sake}.',
    'Steam it over water at a rolling boil, until the flesh is milk white and a chopstick slides in easily.',
    "While it steams, put the {mustard-greens} under the lid, next to or above the plate, for the last {time}. They're done when they're bright and limp.",
    "Pour off the cloudy liquid, spoon the {soy-sauce} round the fish and cover it with what's left of the {ginger} and the {spring-onion}, and the {coriander}.",
    'Heat the {rapeseed-oil} in the smallest pan you have until it just begins to smoke and pour it over the herbs. It crackles, and the whole room knows that dinner is ready. Serve it with the {basmati-rice}.',
  ],
  tip: 'Any white fillet works. Thick cod needs {10 min}, thin sole four.',
} as const satisfies RecipeWords
