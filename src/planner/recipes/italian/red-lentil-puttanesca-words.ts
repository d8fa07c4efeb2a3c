import type { RecipeWords } from '#planner/recipe.ts'

export const redLentilPuttanescaWords = {
  title: 'Red lentil pasta alla puttanesca',
  blurb:
    'Olives, {capers}, {garlic} and chilli make the loudest of tomato sauces. Lentil pasta makes it a filling plate.',
  call: {
    'lentil-pasta': 'pasta',
    olives: 'olives',
    'olive-oil': 'oil',
    'tinned-tomatoes': 'tomatoes',
    'chilli-flakes': 'chilli',
  },
  prep: { garlic: 'thinly sliced', olives: 'stoned and halved', capers: 'rinsed', parsley: 'chopped' },
  steps: [
    'Put on a big pot of water with the {salt} for the {lentil-pasta}, lid on.',
    'Meanwhile let the {garlic} and {chilli-flakes} sizzle very softly in the {olive-oil}, in your widest frying pan. Pull it off the flame at the first hint of gold.',
    "Work the {tomato-puree} into that {olive-oil}, then add the tin of {tinned-tomatoes}, the {dried-oregano}, the {olives} and the {capers}. Let the sauce blip until it's lost its watery rim.",
    'Cook the {lentil-pasta} for {2 min} less than its packet says. Save a cupful of the cloudy water before you drain it.',
    'Marry {lentil-pasta} and sauce over a lively flame, loosening with a splash from the cup, until every piece shines. {Parsley} goes on last.',
  ],
  tip: 'Lentil pasta turns soft from {1} minute to the next, so bite a piece early and often.',
} as const satisfies RecipeWords
