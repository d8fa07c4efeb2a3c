import type { RecipeWords } from '#planner/recipe.ts'

export const lentilMushroomPanPieWords = {
  title: 'Lentil and mushroom pan pie with {parsnip} mash',
  blurb: 'A meatless cottage pie made on the hob: dark, gravy-rich lentils and a rough, mustardy blanket of {parsnip}.',
  call: { 'lentils-tinned': 'lentils', 'olive-oil': 'oil', 'chestnut-mushrooms': 'mushrooms', mustard: 'mustard' },
  prep: {
    parsnip: 'peeled and cut as small as dice',
    onion: 'chopped',
    carrot: 'finely diced',
    'chestnut-mushrooms': 'quartered',
    thyme: 'leaves picked',
    salt: 'for the mash',
  },
  steps: [
    'Cover the {parsnip+} with cold water in a saucepan, bring it to the boil and cook until a knife meets no resistance.',
    'Meanwhile heat {1/2} the {olive-oil} in a wide frying pan and cook the {onion} and {carrot+}, stirring often, until their edges brown.',
    "Turn up the heat and add the {chestnut-mushrooms} and {thyme}. First they hiss and let out their water. When the pan falls quiet, leave them until they're brown.",
    'Stir in {tomato-puree}, {lentils-tinned} and {soy-sauce} with a mugful of the {parsnip} water. Let it bubble until you have a thick brown gravy.',
    'Drain the {parsnip+}, steam them dry in the hot pan for a moment, then crush with the {mustard}, the {salt} and the remaining {olive-oil}.',
    'Dollop the mash over the {lentils-tinned}, rough it up with a fork and carry the pan to the table.',
  ],
  tip: 'For a crisp lid, spread it in an ovenproof dish and give it {10 min} in a very hot oven.',
} as const satisfies RecipeWords
