import { recipe } from '#planner/recipe.ts'
import { enfrijoladasQuesoFrescoWords } from './enfrijoladas-queso-fresco-words.ts'

export const enfrijoladasQuesoFresco = recipe(
  {
    id: 'enfrijoladas-queso-fresco',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN', 'HAND_BLENDER'],
    noCook: false,
    ingredients: [
      { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'black-beans', g: 240, show: { qty: 1, unit: 'can' } },
      { id: 'vegetable-stock', g: 180, show: { qty: 0.75, unit: 'cup' } },
      { id: 'adobo-chipotle', g: 6, show: { qty: 1, unit: 'tsp' } },
      { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
      { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
      { id: 'queso-fresco', g: 70 },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
    ],
    steps: [
      { uses: ['rapeseed-oil', 'onion', 'garlic'], minutes: 4, waits: true, heat: 'MEDIUM_HIGH' },
      {
        uses: ['black-beans', 'vegetable-stock', 'adobo-chipotle', 'dried-oregano'],
        minutes: 7,
        timer: 5,
        waits: true,
        heat: 'SIMMER',
      },
      { uses: ['corn-tortilla'], minutes: 6, waits: true, heat: 'MEDIUM' },
      { uses: [], minutes: 4 },
      { uses: ['queso-fresco', 'avocado', 'coriander'], minutes: 1 },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  enfrijoladasQuesoFrescoWords,
)
