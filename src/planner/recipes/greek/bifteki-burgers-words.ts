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
    "Salt the {cucumber} with what's left, wait until it's wet all over, then squeeze it out in your fist over the sink.",
    {
      written: "Beat it into the {greek-yogurt-2} with the {garlic} and the {mint} that's left.",
      'soya-yogurt': "Beat it into the soya yogurt with the {garlic} and the {mint} that's left.",
    },
    'Film a frying pan with the {olive-oil}. Cook the burgers for {4-5 min} on each side, until the juice on top runs clear and no pink is left inside.',
    "Split the {burger-bun-wholemeal+} and toast their cut sides for a moment in the fat left in the pan. Stop when they're the colour of straw.",
    'Build them: {greek-yogurt-2}, {rocket}, {tomato}, patty, more {greek-yogurt-2}, lid.',
  ],
  tip: 'Shape the patties in the morning and they hold together better.',
} as const satisfies RecipeWords
