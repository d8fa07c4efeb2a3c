import type { RecipeWords } from '#planner/recipe.ts'

export const prawnPeaPulaoWords = {
  title: 'Prawn and pea pulao',
  blurb: 'One pan of rice scented with cinnamon and bay, sweet with browned {onion+}, with {prawns} steamed on top.',
  call: { 'basmati-rice': 'rice', 'rapeseed-oil': 'oil', 'cinnamon-stick': 'cinnamon', 'bay-leaf': 'bay' },
  prep: {
    'basmati-rice': 'washed and soaked while you chop',
    onion: 'thinly sliced',
    ginger: 'grated',
    mint: 'leaves torn',
  },
  steps: [
    'Stir the {prawns} with the {lemon-juice}, {1/2} the {garam-masala} and a pinch of the {salt} and keep them cold.',
    "Fry the {onion} slowly with the {rapeseed-oil}, {cinnamon-stick} and {bay-leaf} in a heavy saucepan until it's deep brown and your kitchen smells of it.",
    'Add {ginger}, {turmeric}, the other {1/2} of the spice and the drained {basmati-rice}, and stir until the grains look glassy.',
    'Pour in the {water} with the rest of the {salt}. When it boils, cover it tightly and turn the heat as low as it goes. Leave the lid on until little holes show in the rice.',
    'Quickly lay {frozen-peas} and {prawns} over the {basmati-rice}, put the lid back on and cook until the {prawns} begin to turn pink.',
    'Once the {prawns} are pink to the middle, let the pan stand off the heat for a few minutes. Fluff the rice with a fork and mix in the {mint}.',
  ],
  tip: "Cool what's left within the hour, keep it cold, and heat it until it steams all through the next day.",
} as const satisfies RecipeWords
