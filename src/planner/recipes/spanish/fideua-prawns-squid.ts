import { recipe } from '#planner/recipe.ts'
import { fideuaPrawnsSquidWords } from './fideua-prawns-squid-words.ts'

export const fideuaPrawnsSquid = recipe(
  {
    id: 'fideua-prawns-squid',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 25, total: 40 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'spaghetti', g: 130, knife: 'FINE', swaps: [{ id: 'gf-spaghetti', g: 130, knife: 'FINE' }] },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      {
        id: 'squid',
        g: 150,
        knife: 'ROUGH',
        swaps: [
          { id: 'chicken-thigh', g: 150, knife: 'FINE' },
          { id: 'smoked-tofu', g: 120, knife: 'FINE' },
        ],
      },
      { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'saffron', g: 0.1, show: { qty: 1, unit: 'pinch' } },
      { id: 'vegetable-stock', g: 480, show: { qty: 2, unit: 'cup' } },
      {
        id: 'prawns',
        g: 150,
        swaps: [
          { id: 'chicken-breast', g: 140, knife: 'FINE' },
          { id: 'butter-beans', g: 180, show: { qty: 0.75, unit: 'can' } },
        ],
      },
      { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['spaghetti', 'olive-oil'], minutes: 6, timer: 6, heat: 'MEDIUM' },
      { uses: ['vegetable-stock', 'saffron'], minutes: 4, waits: true, heat: 'SIMMER' },
      {
        uses: ['squid'],
        minutes: 2,
        swapped: { 'chicken-thigh': { timer: 5, minutes: 5 }, 'smoked-tofu': { timer: 3, minutes: 3 } },
        heat: 'HIGH',
      },
      { uses: ['garlic', 'tomato', 'salt', 'smoked-paprika'], minutes: 8, waits: true, heat: 'LOW' },
      { uses: [], minutes: 8, timer: 8, heat: 'BOIL' },
      {
        uses: ['prawns'],
        minutes: 4,
        waits: true,
        heat: 'MEDIUM',
        done: { squid: 'LOOK', prawns: 'LOOK', 'chicken-breast': 'PIECE', 'chicken-thigh': 'PIECE' },
      },
      { uses: ['parsley', 'lemon'] },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  fideuaPrawnsSquidWords,
)
