import type { RecipeWords } from '#planner/recipe.ts'

export const riceCakeBhelWords = {
  title: '{Rice-cakes} bhel',
  blurb: "Mumbai's beach snack from the cupboard: puffed rice, {chickpeas}, onion and {tomato} slicked with tamarind.",
  call: { 'red-onion': 'onion', 'tamarind-paste': 'tamarind' },
  prep: { tomato: 'seeds out, finely diced', 'red-onion': 'finely chopped', coriander: 'chopped' },
  steps: [
    'Thin the {tamarind-paste} with the {water} in a big bowl and season it with {chilli-powder} and {salt}.',
    "Roll {chickpeas}, {tomato}, {red-onion} and {coriander} about in that until they're glossy.",
    'Crumble in the {rice-cakes+} with both hands, give it three quick turns and eat at once, with your fingers or a spoon.',
  ],
  tip: "Bhel waits for nobody: {5 min} after mixing it's soggy. Call everyone first.",
} as const satisfies RecipeWords
