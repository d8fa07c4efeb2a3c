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
        written: 'Rinse the {basmati-rice} three times and cook it in the {water}, covered, on the smallest flame.',
        'sweet-potato':
          'Cover the {sweet-potato} with plenty of {water}, bring it to the boil and cook it until a knife slides in, about {time}.',
      },
      {
        written: 'When the lid goes quiet and holes open in the surface, put it aside with the lid still on.',
        'sweet-potato': 'Drain it and keep it warm under the lid.',
      },
    ],
    'Meanwhile let {onion} and {garlic} go limp and honey-coloured in the {olive-oil}, in a frying pan that will later take all the fish flat.',
    "Add {cherry-tomatoes}, bay and {dried-oregano}. Squash a few of the halves as they heat. Their juice is your sauce. It's ready when half the skins have split.",
    'Stir {green-olives}, {capers} and {pickled-jalapenos} about in it, and taste before you think of salt, since all three bring their own.',
    "Nestle the fish into the sauce, spoon some of it over, and cover. It's ready when the thickest flake parts under gentle pressure and shows no glassy core.",
    'Fish out the {bay-leaf} and eat with the {basmati-rice} and wedges of {lime}.',
  ],
  tip: 'Any firm white fillet is at home in this sauce.',
} as const satisfies RecipeWords
