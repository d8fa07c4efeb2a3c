import { recipe } from '#planner/recipe.ts'

export const chickenAppleGemRolls = recipe({
  id: 'chicken-apple-gem-rolls',
  title: 'Chicken, apple and mustard rolls',
  blurb: 'Cold chicken and crisp apple rolled up in crisper leaves: a snack with real staying power in five minutes.',
  cuisine: 'ENGLISH',
  slots: ['SNACK'],
  dishTags: [],
  servings: 1,
  minutes: { active: 5, total: 5 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'little-gem', g: 40, show: { qty: 4, unit: 'leaf' } },
    { id: 'dijon-mustard', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'chicken-breast-cooked', g: 60, show: { qty: 3, unit: 'slice' } },
    { id: 'apple', g: 91, show: { qty: 0.5, unit: 'medium' }, prep: 'in matchsticks' },
    { id: 'pumpkin-seeds', g: 5, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Flatten the lettuce leaves with your palm so that the ribs crack and bend.',
      uses: ['little-gem'],
      minutes: 1,
    },
    { text: 'Paint a stripe of mustard down each.', uses: ['dijon-mustard'], minutes: 1 },
    {
      text: 'Lay on chicken, apple sticks and seeds, roll from the stalk end and keep the seam underneath.',
      uses: ['chicken-breast-cooked', 'apple', 'pumpkin-seeds'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
