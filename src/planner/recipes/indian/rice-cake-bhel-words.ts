import type { RecipeWords } from '#planner/recipe.ts'

export const riceCakeBhelWords = {
  title: '{Rice-cakes} bhel',
  blurb: "Mumbai's beach snack from the cupboard: puffed rice, {chickpeas}, onion and {tomato} slicked with tamarind.",
  call: { 'red-onion': 'onion', 'tamarind-paste': 'tamarind' },
  prep: { tomato: 'seeds out, finely diced', 'red-onion': 'finely chopped', coriander: 'chopped' },
  steps: [
    'Thin the {tamarind-paste} with the {water} in a big bowl and season it with {chilli-powder} and {salt}.',
    "Toss {chickpeas}, {tomato}, {red-onion} and {coriander} in it until they're glossy.",
    'Crumble in the {rice-cakes+} with both hands, mix it quickly and eat it at once, with your fingers or a spoon.',
  ],
  tip: "Bhel doesn't wait. {5 Min} after mixing it's soggy, so call everyone first.",
} as const satisfies RecipeWords
