import type { RecipeWords } from '#planner/recipe.ts'

export const marmitakoWords = {
  title: 'Marmitako, Basque {tuna-steak} and {potato} stew',
  blurb: {
    written:
      'What the {tuna-steak} boats cook on deck: {potato+}, peppers and {tomato}, and {tuna-steak} that goes in when the flame goes out.',
    'chicken-thigh':
      'A stew from the Basque boats, made with {chicken-thigh}: {potato+}, peppers and {tomato}, thick with their own starch.',
    'sweet-potato':
      'What the {tuna-steak} boats cook on deck: sweet potatoes, peppers and {tomato}, and {tuna-steak} that goes in when the flame goes out.',
    'sweet-potato & chicken-thigh':
      'A stew from the Basque boats, made with {chicken-thigh}: sweet potatoes, peppers and {tomato}, thick with their own starch.',
  },
  call: {
    'tuna-steak': 'tuna',
    'sweet-potato': 'sweet potato, potatoes',
    'red-pepper': 'red pepper, peppers',
    'olive-oil': 'oil',
    'smoked-paprika': 'paprika',
  },
  prep: {
    onion: 'chopped',
    'red-pepper': 'in small squares',
    garlic: 'sliced',
    potato: 'peeled',
    'sweet-potato': 'peeled',
    tomato: 'grated or finely chopped',
    'tuna-steak': 'in walnut-sized cubes',
    'chicken-thigh': 'in small cubes',
    parsley: 'chopped',
  },
  steps: [
    "Let {onion}, {red-pepper} and {garlic} stew in the {olive-oil} in a casserole, with the lid half on, until they're sweet and soft.",
    'Cut into each {potato} and then twist the knife, so that the chunk cracks off. The rough edges give off the starch that thickens the stew.',
    "Stir the {potato+} and {smoked-paprika} about with the vegetables, just until they're red.",
    {
      written:
        'Cover with {tomato} and {water}, tuck the {bay-leaf} in, and simmer it until a piece of potato breaks under the spoon.',
      'chicken-thigh':
        'Cover with {tomato} and {water}, tuck the {bay-leaf} in, and simmer it. Add the {chicken-thigh} for the last {10 min}, and cook until no cube is pink inside and a piece of potato breaks under the spoon.',
    },
    {
      written:
        "Turn off the hob. Salt the {tuna-steak}, slide it under the surface and put the lid on. The heat left in the pot cooks it. It's done when it flakes and no cube is glassy inside.",
      'chicken-thigh':
        'Turn off the hob, stir in the {salt} and let the stew stand under its lid. It thickens as it rests.',
    },
    'Scatter with {parsley} and eat with a spoon.',
  ],
} as const satisfies RecipeWords
