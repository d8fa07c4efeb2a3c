import type { RecipeWords } from '#planner/recipe.ts'

export const bavetteShallotsWords = {
  title: 'Bavette with {shallot+}, {potato+} and green beans',
  blurb: 'Bistro steak at home: a quick bavette under jammy {shallot+} and red wine, with {potato+} and green beans.',
  call: {
    'green-beans': 'beans',
    'red-wine': 'wine',
    'black-pepper': 'pepper',
    'olive-oil': 'oil',
    'dijon-mustard': 'mustard',
  },
  prep: { potato: 'in bite-size chunks', 'green-beans': 'topped', shallot: 'in slim rings' },
  steps: [
    'Cover the {potato+} with cold water in a saucepan, add {1/2} the {salt}, and boil them until a knife slides in. Add the {green-beans} for the final {5 min}.',
    'Meanwhile pat the bavette dry and season both faces with {black-pepper} and the rest of the {salt}.',
    {
      written:
        'Sear it in the {olive-oil} in a very hot frying pan, {time} on one side and two on the other, until both are dark brown. Let it rest on a warm plate.',
      'olive-oil':
        'Sear it in a spoonful of the {olive-oil} in a very hot frying pan, {time} on one side and two on the other, until both are dark brown. Let it rest on a warm plate.',
    },
    [
      {
        written: 'Turn the heat down, and drop the {butter} and {shallot+} into the pan.',
        'olive-oil': 'Turn the heat down, and drop the {shallot+} into the pan with the rest of the olive oil.',
      },
      "Let them go soft and brown, but take care that they don't scorch.",
    ],
    'Pour in the {red-wine} with the {thyme}. Boil it down until a few sticky spoonfuls are left that coat the spoon. Pick out the thyme stalks.',
    'Drain the vegetables. Slice the meat thinly across the grain, cover it with the {shallot+}, and put the {dijon-mustard} on the table.',
  ],
  tip: 'Bavette turns tough beyond medium. If you like it well done, slice it even thinner.',
} as const satisfies RecipeWords
