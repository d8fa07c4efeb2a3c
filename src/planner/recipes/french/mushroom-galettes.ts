import { recipe } from '#planner/recipe.ts'
import { mushroomGalettesWords } from './mushroom-galettes-words.ts'

export const mushroomGalettes = recipe(
  {
    id: 'mushroom-galettes',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 35, total: 50 },
    skill: 'INTERMEDIATE',
    equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'buckwheat-flour', g: 120, show: { qty: 1, unit: 'cup' } },
      { id: 'water', g: 300, show: { qty: 300, unit: 'ml' } },
      { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'chestnut-mushrooms', g: 250, knife: 'ROUGH' },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      { id: 'spinach', g: 150, show: { qty: 5, unit: 'handful' } },
      { id: 'egg', g: 200, show: { qty: 4, unit: 'large' } },
      {
        id: 'swiss-cheese',
        g: 42,
        knife: 'FINE',
        swaps: [{ id: 'nutritional-yeast', g: 15, show: { qty: 3, unit: 'tbsp' } }],
      },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['buckwheat-flour', 'water', 'salt'], minutes: 18, timer: 15 },
      {
        uses: ['chestnut-mushrooms', 'garlic', 'spinach', 'black-pepper'],
        minutes: 9,
        waits: true,
        meanwhile: true,
        heat: 'MEDIUM_HIGH',
      },
      { uses: ['olive-oil'], minutes: 2, heat: 'HIGH' },
      { uses: ['egg'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['swiss-cheese'], minutes: 3, waits: true, heat: 'MEDIUM', softEggs: true },
      { uses: [], minutes: 10, waits: true, heat: 'MEDIUM_HIGH' },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  mushroomGalettesWords,
)
