import type { RecipeWords } from '#planner/recipe.ts'

export const porkLarbPineappleCupsWords = {
  title: 'Pork larb cups with {pineapple}',
  blurb:
    'A savoury northern Thai start: warm minced pork with lime and herbs, scooped up in crisp leaves with sweet {pineapple}.',
  call: { 'avocado-oil': 'oil', 'pork-mince-lean': 'pork', 'chilli-flakes': 'chilli', 'little-gem': 'leaves' },
  prep: { shallot: 'in thin rings', mint: 'chopped', 'little-gem': 'leaves separated', pineapple: 'in small pieces' },
  steps: [
    "Shake the {desiccated-coconut} in a dry frying pan until it's the shade of sand and smells of biscuits, then tip it out straight away.",
    'Pour the {avocado-oil} into the hot pan and crumble in the {pork-mince-lean} with the {salt}. Break it up with a wooden spoon, until no pink is left and the first bits are brown.',
    'Off the heat, stir in {shallot+}, {chilli-flakes}, {lime-juice} and {soy-sauce}. The warmth alone takes the sting out of the {shallot+}.',
    'Add the {mint} and the {pineapple} last and taste it. It should be salty, sour, sweet and hot all at once.',
    'Set the {little-gem} on a plate like little boats, fill them and sprinkle them with the {desiccated-coconut}.',
  ],
  tip: "The pork can be cooked the evening before. Herbs and fruit belong in only when it's warm again.",
} as const satisfies RecipeWords
