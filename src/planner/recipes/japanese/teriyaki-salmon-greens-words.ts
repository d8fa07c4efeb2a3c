import type { RecipeWords } from '#planner/recipe.ts'

export const teriyakiSalmonGreensWords = {
  title: {
    written: 'Teriyaki salmon with sesame greens',
    'chicken-thigh': 'Teriyaki {chicken-thigh} with sesame greens',
    tofu: 'Teriyaki {tofu} with sesame greens',
  },
  blurb: [
    'Homemade teriyaki takes four spoons and {2 min}.',
    {
      written: 'Crisp-skinned salmon, green beans and a bowl of rice.',
      'chicken-thigh': 'Browned {chicken-thigh}, green beans and a bowl of rice.',
      tofu: 'Golden {tofu}, green beans and a bowl of rice.',
    },
  ],
  call: { salmon: 'fish', 'green-beans': 'beans', 'sushi-rice': 'rice', 'sesame-seeds': 'sesame' },
  prep: { 'green-beans': 'topped', ginger: 'grated', tofu: 'in thick slabs' },
  steps: [
    "Wash the {sushi-rice} until the {water} is no longer milky. Cover it with the measured {water} in a small saucepan, bring it to the boil and cover it. Cook it for {time} over the lowest heat and let it stand for five more. Don't lift the lid before then. All the water should be gone.",
    'Stir the {soy-sauce}, {mirin} and {ginger} together in a cup.',
    [
      {
        written:
          'In the second half of that time, lay the {salmon} skin down in a cold frying pan and turn the heat to medium.',
        'chicken-thigh':
          '{Time} into that time, lay the {chicken-thigh} smooth side down in a cold frying pan and turn the heat to medium.',
        tofu: 'In the second half of that time, pat the {tofu} dry and lay it in a non-stick frying pan over medium heat.',
      },
      {
        written: 'Press it flat for the first minute. Its own fat is enough to crisp it.',
        'chicken-thigh': 'Press it flat for the first minute. It gives off the fat it needs.',
        tofu: "Don't move it until it comes off the pan by itself.",
      },
    ],
    {
      written:
        "Put the {green-beans} around it once the fat runs. When the sides of the {salmon} have turned pale two thirds of the way up, flip it and move the {green-beans} about. It's done when it flakes.",
      'chicken-thigh':
        "Put the {green-beans} around it once the fat runs. Flip the {chicken-thigh} when it's golden beneath and move the {green-beans} about. After {time}, cut into the thickest part. It's done when there's no pink and the juice runs clear.",
      tofu: 'Put the {green-beans} around it with a spoonful of {water}. When the {tofu} is golden beneath, flip it and move the {green-beans} about.',
    },
    [
      { written: 'Pour off the spare fat and add the sauce.', tofu: 'Pour in the sauce.' },
      'Keep spooning it over until it bubbles in large, slow bubbles and has turned to syrup.',
    ],
    'Fluff the {sushi-rice}, lay the {salmon} on it with its sauce, and dust the {green-beans} with {sesame-seeds}.',
  ],
} as const satisfies RecipeWords
