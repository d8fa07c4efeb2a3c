import type { RecipeWords } from '#planner/recipe.ts'

export const snapperVeracruzWords = {
  title: '{Snapper} Veracruz-style with {basmati-rice}',
  blurb:
    'Red fish under a loose sauce of tomatoes, olives, {capers} and pickled chillies, the pride of the Gulf coast.',
  call: {
    'basmati-rice': 'rice',
    'cherry-tomatoes': 'tomatoes',
    'green-olives': 'olives',
    'olive-oil': 'oil',
    'pickled-jalapenos': 'jalapeños',
  },
  prep: {
    'sweet-potato': 'in chunks',
    onion: 'in half rings',
    garlic: 'sliced',
    'cherry-tomatoes': 'halved',
    'green-olives': 'sliced',
    lime: 'in wedges',
  },
  steps: [
    [
      {
        written: 'Rinse the {basmati-rice} three times and cook it in the {water}, covered, over the lowest heat.',
        'sweet-potato':
          'Cover the {sweet-potato} with plenty of {water}, bring it to the boil and cook it until a knife slides in, about {time}.',
      },
      {
        written:
          'When the water has gone and there are holes in the surface, take it off the heat and leave the lid on.',
        'sweet-potato': 'Drain it and keep it warm under the lid.',
      },
    ],
    "Meanwhile cook {onion} and {garlic} in the {olive-oil} until they're limp and honey-coloured, in a frying pan wide enough to take all the fish later.",
    "Add {cherry-tomatoes}, bay and {dried-oregano}. Squash a few of the halves as they heat, because their juice is your sauce. It's ready when half the skins have split.",
    'Stir {green-olives}, {capers} and {pickled-jalapenos} about in it, and taste it before you add any salt, because all three are salty.',
    "Lay the fish in the sauce, spoon some of it over, and cover. It's ready when the thickest part flakes if you press it gently and isn't glassy inside.",
    'Take out the {bay-leaf} and serve it with the {basmati-rice} and wedges of {lime}.',
  ],
  tip: 'Any firm white fillet is at home in this sauce.',
} as const satisfies RecipeWords
