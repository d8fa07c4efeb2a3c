import { recipe } from '#planner/recipe.ts'
import { grilledMackerelBeetrootHorseradishWords } from './grilled-mackerel-beetroot-horseradish-words.ts'

export const grilledMackerelBeetrootHorseradish = recipe(
  {
    id: 'grilled-mackerel-beetroot-horseradish',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'GRILL', 'SAUCEPAN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      { id: 'potato', g: 360, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'beetroot', g: 164, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
      {
        id: 'greek-yogurt-2',
        g: 90,
        show: { qty: 6, unit: 'tbsp' },
        swaps: [
          { id: 'lactose-free-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
          { id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
        ],
      },
      { id: 'horseradish', g: 15, show: { qty: 3, unit: 'tsp' } },
      { id: 'watercress', g: 60, show: { qty: 3, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'mackerel', g: 180, show: { qty: 2, unit: 'fillet' } },
      { id: 'rapeseed-oil', g: 7, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['potato', 'salt'], minutes: 14, waits: true, heat: 'BOIL' },
      { uses: ['beetroot', 'apple-cider-vinegar'], minutes: 6, meanwhile: true },
      { uses: ['greek-yogurt-2', 'horseradish', 'watercress'], minutes: 3, meanwhile: true },
      { uses: ['mackerel', 'rapeseed-oil', 'black-pepper'], minutes: 3 },
      { uses: [], minutes: 6, timer: 6, done: { mackerel: 'LOOK' } },
      { uses: [], minutes: 1 },
    ],
    portionSteps: [1, 2],
    keepsDays: 1,
    leftovers: 'EITHER',
    freezable: false,
  },
  grilledMackerelBeetrootHorseradishWords,
)
