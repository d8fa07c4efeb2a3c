import type { RecipeWords } from '#planner/recipe.ts'

export const pimentonTurkeyBurgersWords = {
  title: 'Smoky turkey burgers with roasted peppers',
  blurb: {
    written:
      'The taste of a chorizo roll in a lean burger: smoked paprika, {garlic} and {dried-oregano}, with sweet peppers and {manchego}.',
    'gf-burger-bun':
      'The taste of a chorizo roll in a lean gluten-free burger: smoked paprika, {garlic} and {dried-oregano}, with sweet peppers and {manchego}.',
  },
  call: {
    'roasted-peppers': 'peppers',
    'smoked-paprika': 'paprika',
    'turkey-mince': 'mince',
    'burger-bun': 'buns',
    'gf-burger-bun': 'buns',
    'olive-oil': 'oil',
    'little-gem': 'lettuce',
  },
  prep: { garlic: 'grated', manchego: 'shaved', avocado: 'sliced', tomato: 'sliced' },
  steps: [
    'Mix the {turkey-mince} with {smoked-paprika}, {garlic}, {dried-oregano} and {salt}, stirring in one direction until it turns sticky and brick red.',
    'Divide it between the {burger-bun} and flatten each share between wet hands to the width of a saucer.',
    'Oil a frying pan, set it on a medium-high flame and lay the burgers in. Leave them alone for {time}, until a dark crust has formed.',
    "Flip them and cook them for {5} more minutes. Cut into the middle of one. They're ready when no pink is left.",
    {
      written: 'Drape {roasted-peppers} and cheese over them for the final minute, so that the cheese softens.',
      avocado: 'Drape the {roasted-peppers} over them for the final minute.',
    },
    {
      written: 'Toast the {burger-bun}, then stack {little-gem}, {tomato} and burger, and press the lid on.',
      'gf-burger-bun':
        'Toast the gluten-free buns, then stack {little-gem}, {tomato} and burger, and press the lid on.',
      avocado: 'Toast the {burger-bun}, then stack {little-gem}, {tomato}, {avocado} and burger, and press the lid on.',
      'gf-burger-bun & avocado':
        'Toast the gluten-free buns, then stack {little-gem}, {tomato}, {avocado} and burger, and press the lid on.',
    },
  ],
  tip: 'Freeze the raw patties with paper between.',
} as const satisfies RecipeWords
