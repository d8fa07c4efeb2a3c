import type { RecipeWords } from '#planner/recipe.ts'

export const lemongrassTurkeyBanhMiBurgerWords = {
  title: {
    written: '{Lemongrass} turkey burger, bánh mì style',
    'gf-burger-bun': '{Lemongrass} turkey gluten-free burger, bánh mì style',
  },
  blurb: {
    written:
      'Everything in a Saigon sandwich, on {a burger-bun}: fragrant turkey patty, quick pickled {carrot}, {cucumber} and chilli sauce.',
    'gf-burger-bun':
      'Everything in a Saigon sandwich, on a gluten-free bun: fragrant turkey patty, quick pickled {carrot}, {cucumber} and chilli sauce.',
  },
  call: {
    'burger-bun': 'bun, buns',
    'gf-burger-bun': 'bun, gluten-free buns',
    'rice-vinegar': 'vinegar',
    'turkey-mince': 'mince',
    'vegan-mayonnaise': 'mayonnaise',
  },
  prep: {
    carrot: 'in fine matchsticks',
    lemongrass: 'only the tender heart, chopped to dust',
    garlic: 'grated',
    cucumber: 'in long slices',
  },
  steps: [
    'Massage the {carrot} with the {rice-vinegar} and {1/2} of the {salt} and leave it to go soft and bright.',
    'Work {lemongrass}, {garlic}, {lime-juice} and the remaining {salt} into the {turkey-mince}. Wet your hands and form a patty for each {burger-bun}, a little wider.',
    "Lay them in a hot, oiled frying pan. Cook them for about {5 min} before you turn them and five after. Cut one open to check that there's no pink inside.",
    'Brown the {burger-bun+} in the toaster and spread them with the {mayonnaise-light} and the {hot-sauce}, stirred together.',
    'Build from the bottom: {cucumber}, patty, the {carrot}, squeezed dry, and {coriander} with its stalks.',
  ],
  tip: 'No fresh {lemongrass}? The grated zest of a lime and a little more ginger come close.',
} as const satisfies RecipeWords
