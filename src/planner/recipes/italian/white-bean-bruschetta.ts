import { recipe } from '#planner/recipe.ts'

export const whiteBeanBruschetta = recipe({
  id: 'white-bean-bruschetta',
  title: 'Garlic bruschetta with crushed white beans',
  blurb: 'Toast rubbed with raw garlic, beans crushed with lemon and rosemary, and a green thread of oil.',
  cuisine: 'ITALIAN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['TOASTER'],
  noCook: true,
  ingredients: [
    { id: 'butter-beans', g: 150 },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'rosemary', g: 1.4, show: { qty: 2, unit: 'tsp' }, prep: 'needles minced' },
    {
      id: 'ciabatta',
      g: 60,
      show: { qty: 2, unit: 'slice' },
      swaps: [
        {
          id: 'gf-bread',
          g: 60,
          show: { qty: 2, unit: 'slice' },
          words: [
            ['Garlic bruschetta', 'Gluten-free garlic bruschetta'],
            ['Toast rubbed', 'Gluten-free toast rubbed'],
            ['Toast the bread well', 'Toast the gluten-free bread well'],
          ],
        },
      ],
    },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'peeled and cut in half' },
    { id: 'cherry-tomatoes', g: 60, show: { qty: 5, unit: 'piece' }, prep: 'quartered' },
    { id: 'salt', g: 0.6, show: { qty: 1.5, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Crush the rinsed beans roughly with lemon juice, rosemary, salt and half the oil. Leave some whole, for texture.',
      uses: ['butter-beans', 'lemon-juice', 'rosemary', 'salt'],
      minutes: 3,
    },
    {
      text: 'Toast the bread well. While it is hot, rub it with the cut garlic, which melts into the rough surface.',
      uses: ['ciabatta', 'garlic'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Mound the beans and tomatoes on it and trickle over what is left of the oil.',
      uses: ['cherry-tomatoes', 'olive-oil'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
})
