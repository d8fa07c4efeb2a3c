import { recipe } from '#planner/recipe.ts'

export const eggsInPurgatory = recipe({
  id: 'eggs-in-purgatory',
  title: 'Eggs in purgatory',
  blurb: 'A Neapolitan morning: eggs poached in fiery tomato sauce, with basil and a piece of bread to mop it all up.',
  cuisine: 'ITALIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 20 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'TOASTER'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'lightly crushed, whole' },
    { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'passata', g: 300 },
    {
      id: 'egg',
      g: 200,
      show: { qty: 4, unit: 'large' },
      swaps: [
        {
          id: 'cannellini-beans',
          g: 240,
          show: { qty: 1, unit: 'can' },
          words: [
            ['Eggs in purgatory', 'Beans in purgatory'],
            ['eggs poached in fiery', 'white beans simmered in fiery'],
            [
              'Slip the eggs in one by one from a cup, cover, and cook till the whites have lost all their glassiness.',
              'Tip in the rinsed cannellini beans and let them simmer in the sauce until they are hot right through.',
            ],
          ],
        },
      ],
    },
    {
      id: 'ciabatta',
      g: 75,
      show: { qty: 1, unit: 'piece' },
      prep: 'split',
      swaps: [
        {
          id: 'gf-bread',
          g: 60,
          show: { qty: 2, unit: 'slice' },
          words: [
            ['a piece of bread to', 'a piece of gluten-free bread to'],
            ['Toast the bread, lean', 'Toast the gluten-free bread, lean'],
          ],
        },
      ],
    },
    { id: 'basil', g: 10, show: { qty: 1, unit: 'handful' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Warm the oil with the whole garlic cloves and the chilli in a frying pan; when it smells like a pizzeria, take the garlic out.',
      uses: ['olive-oil', 'garlic', 'chilli-flakes'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Pour the passata in with the salt, mind the splashes, and let it reduce until it mounds on the spoon.',
      uses: ['passata', 'salt'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Slip the eggs in one by one from a cup, cover, and cook till the whites have lost all their glassiness.',
      uses: ['egg'],
      minutes: 5,
      waits: true,
      softEggs: true,
    },
    {
      text: 'Toast the bread, lean it in the sauce, and tear basil over everything.',
      uses: ['ciabatta', 'basil'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'The sauce can be made the night before and warmed in the morning.',
})
