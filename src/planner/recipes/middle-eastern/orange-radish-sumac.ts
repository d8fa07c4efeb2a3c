import { recipe } from '#planner/recipe.ts'

export const orangeRadishSumac = recipe({
  id: 'orange-radish-sumac',
  title: 'Orange and radish salad with sumac',
  blurb: 'Juicy orange wheels, peppery radish, a sour dusting of sumac: it wakes up any table, and any afternoon.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['SNACK'],
  dishTags: ['SALADS', 'SIDE_DISHES'],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'orange', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'pith cut away, in rounds' },
    { id: 'radish', g: 45, show: { qty: 5, unit: 'piece' }, prep: 'in see-through slices' },
    { id: 'sunflower-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    { id: 'olive-oil', g: 2.3, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'sumac', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'mint', g: 0.8, show: { qty: 4, unit: 'leaf' }, prep: 'shredded' },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    { text: 'Overlap orange and radish on a plate, pink against gold.', uses: ['orange', 'radish'], minutes: 4 },
    {
      text: 'Rub salt and sumac together and sprinkle them on from a height, so that they fall evenly.',
      uses: ['salt', 'sumac'],
    },
    {
      text: 'A drizzle of oil, the mint, the seeds. Eat it before the radishes weep.',
      uses: ['olive-oil', 'mint', 'sunflower-seeds'],
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Blood oranges in winter make this worth photographing.',
})
