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
    'Take your time over the {onion}: with the {rapeseed-oil}, {cinnamon-stick} and {bay-leaf} in a heavy saucepan it should turn the brown of a conker, and your kitchen should smell of it.',
    'Add {ginger}, {turmeric}, the other {1/2} of the spice and the drained {basmati-rice}, and move the grains about till they look like glass.',
    "Pour in the {water} with the rest of the {salt}. When it heaves, cover closely, drop the heat as far as it'll go and hands off.",
    'Quickly lay {frozen-peas} and {prawns} over the {basmati-rice} and shut the lid again.',
    'Once the {prawns} are pink to the middle, move the pan aside for a few minutes, fluff with a fork and mix in the {mint}.',
  ],
  tip: "Cool what's left within the hour, keep it cold, and heat it until it steams all through the next day.",
} as const satisfies RecipeWords
