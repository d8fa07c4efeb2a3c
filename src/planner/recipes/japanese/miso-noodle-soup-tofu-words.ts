import type { RecipeWords } from '#planner/recipe.ts'

export const misoNoodleSoupTofuWords = {
  title: 'Miso soup with rice noodles, {tofu} and {edamame}',
  blurb:
    'A Tokyo lunch counter in one saucepan: slurping is allowed, and the {rice-miso} goes in last so that it keeps its scent.',
  call: {
    'rice-noodles': 'noodles',
    'rice-miso': 'miso',
  },
  prep: {
    carrot: 'in fine matchsticks',
    tofu: 'in {1 cm} cubes',
  },
  steps: [
    'Bring the {water} to a simmer in a saucepan with {carrot} and {ground-ginger}, until the strips bend easily.',
    'Add {rice-noodles} and {edamame}, pressing them under, until the {rice-noodles} are silky and the beans hot.',
    'Lower in {tofu} and {spinach} until the leaves have gone dark.',
    'Off the heat, melt the {rice-miso} in a ladle of broth, pour it back, and top with {chilli-flakes}.',
  ],
  tip: 'For two days, keep noodles and broth in separate boxes. Never boil miso.',
} as const satisfies RecipeWords
