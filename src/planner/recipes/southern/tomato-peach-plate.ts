import { recipe } from '#planner/recipe.ts'

export const tomatoPeachPlate = recipe({
  id: 'tomato-peach-plate',
  title: 'Tomato and peach plate with basil and seeds',
  blurb:
    'What is eaten on the porch while supper cooks: ripe tomatoes and ripe peaches, black pepper, basil and a few seeds.',
  cuisine: 'SOUTHERN',
  slots: ['SNACK'],
  dishTags: ['SALADS', 'SIDE_DISHES'],
  servings: 1,
  minutes: { active: 7, total: 7 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'tomato', g: 182, show: { qty: 1, unit: 'large' }, prep: 'in thick slices' },
    { id: 'peach', g: 150, show: { qty: 1, unit: 'medium' }, prep: 'in thick slices' },
    { id: 'apple-cider-vinegar', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 0.5, show: { qty: 1, unit: 'pinch' } },
    { id: 'black-pepper', g: 0.3, show: { qty: 1, unit: 'pinch' } },
    { id: 'pumpkin-seeds', g: 10, show: { qty: 1.25, unit: 'tbsp' } },
    { id: 'basil', g: 3, show: { qty: 6, unit: 'leaf' } },
  ],
  steps: [
    {
      text: 'Shingle the tomato and the peach on a plate, turn and turn about, and salt the tomato only.',
      uses: ['tomato', 'peach', 'salt'],
      minutes: 3,
    },
    {
      text: 'Sprinkle with vinegar and oil, wait two minutes for pink juice to gather, then give it pepper, seeds and torn basil.',
      uses: ['apple-cider-vinegar', 'olive-oil', 'black-pepper', 'pumpkin-seeds', 'basil'],
      minutes: 3,
      waits: true,
    },
  ],
  keepsDays: 0,
  freezable: false,
})
