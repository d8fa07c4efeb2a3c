import { recipe } from '#planner/recipe.ts'

export const appleCabbageSlawPumpkinSeeds = recipe({
  id: 'apple-cabbage-slaw-pumpkin-seeds',
  title: 'Vinegar slaw with apple and pumpkin seeds',
  blurb: 'Barbecue slaw the Carolina way: white cabbage and sharp apple, wilted with vinegar, loud with toasty seeds.',
  cuisine: 'AMERICAN',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES', 'SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'cabbage', g: 200 },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'apple-cider-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'apple', g: 182, show: { qty: 1, unit: 'medium' } },
    { id: 'caraway-seeds', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Shave the cabbage as fine as your knife allows. With salt and vinegar, squeeze it hard by the handful until it is limp and wet.',
      uses: ['cabbage', 'salt', 'apple-cider-vinegar'],
      minutes: 5,
    },
    {
      text: 'Coarsely grate the apple around its core, straight into the bowl, and stir in oil and caraway.',
      uses: ['apple', 'olive-oil', 'caraway-seeds'],
      minutes: 3,
    },
    {
      text: 'Leave it to get acquainted for a minute or two and top with the seeds.',
      uses: ['pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: false,
})
