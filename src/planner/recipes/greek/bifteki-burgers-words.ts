import type { RecipeWords } from '#planner/recipe.ts'

export const biftekiBurgersWords = {
  title: {
    written: 'Bifteki burgers with {cucumber} {greek-yogurt-2}',
    'soya-yogurt': 'Bifteki burgers with {cucumber} and soya yogurt',
  },
  blurb: {
    written:
      'Greek beef patties, full of {mint} and {dried-oregano}, in {a burger-bun-wholemeal} with garlicky {cucumber} {greek-yogurt-2} and ripe {tomato}.',
    'gf-burger-bun':
      'Greek beef patties, full of {mint} and {dried-oregano}, in a gluten-free bun with garlicky {cucumber} {greek-yogurt-2} and ripe {tomato}.',
    'soya-yogurt':
      'Greek beef patties, full of {mint} and {dried-oregano}, in {a burger-bun-wholemeal} with garlicky soya yogurt, {cucumber} and ripe {tomato}.',
    'soya-yogurt & gf-burger-bun':
      'Greek beef patties, full of {mint} and {dried-oregano}, in a gluten-free bun with garlicky soya yogurt, {cucumber} and ripe {tomato}.',
  },
  call: {
    'greek-yogurt-2': 'yogurt',
    'soya-yogurt': 'yogurt',
    'burger-bun-wholemeal': 'bun, buns',
    'gf-burger-bun': 'bun, gluten-free buns',
    'beef-mince-10': 'mince',
    'red-onion': 'onion',
    'black-pepper': 'pepper',
    'olive-oil': 'oil',
  },
  prep: { 'red-onion': 'grated', mint: 'chopped', cucumber: 'grated', garlic: 'grated', tomato: 'sliced' },
  steps: [
    'Squeeze {beef-mince-10}, {red-onion}, {dried-oregano}, {black-pepper}, two pinches of {salt} and some of the {mint} together until it holds. Shape a patty for each {burger-bun-wholemeal}, wider than it, since meat shrinks, and press a dimple into each.',
    'Salt the {cucumber} with what is left, wait, then wring it out in your fist over the sink.',
    {
      written: 'Beat it into the {greek-yogurt-2} with the {garlic} and the {mint} that is left.',
      'soya-yogurt': 'Beat it into the soya yogurt with the {garlic} and the {mint} that is left.',
    },
    'Film a frying pan with the {olive-oil}. Cook the burgers over a lively heat, {4-5 min} each side, till the juice that beads on top runs clear and no pink is left within.',
    'Split the {burger-bun-wholemeal+} and toast their cut sides in the pan for a moment in what the meat has left behind. Stop when they are the colour of straw.',
    'Build them: {greek-yogurt-2}, {rocket}, {tomato}, patty, more {greek-yogurt-2}, lid.',
  ],
  tip: 'Shape the patties in the morning and they hold together better.',
} as const satisfies RecipeWords
