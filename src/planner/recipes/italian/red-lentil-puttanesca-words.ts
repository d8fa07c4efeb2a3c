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
    "Bring a big pot of water with the {salt} to the boil for the {lentil-pasta}, with the lid on, until it's bubbling hard.",
    'Meanwhile let the {garlic} and {chilli-flakes} sizzle very gently in the {olive-oil}, in your widest frying pan. Take it off the heat at the first hint of gold.',
    'Put the {tomato-puree} into the {olive-oil}, then add the tin of {tinned-tomatoes}, the {dried-oregano}, the {olives} and the {capers}. Let the sauce bubble until no water shows at the rim.',
    "Cook the {lentil-pasta} for {2 min} less than its packet says, until it's almost tender. Save a cupful of the cloudy water before you drain it.",
    'Toss the {lentil-pasta} in the sauce, adding a splash from the cup, until every piece shines. Add the {parsley} last.',
  ],
  tip: 'Lentil pasta turns soft from {1} minute to the next, so bite a piece early and often.',
} as const satisfies RecipeWords
