import { recipe } from '#planner/recipe.ts'
import { hoppinJohnCollardsWords } from './hoppin-john-collards-words.ts'

export const hoppinJohnCollards = recipe(
  {
    id: 'hoppin-john-collards',
    cuisine: 'SOUTHERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'collard-greens', g: 150, show: { qty: 5, unit: 'leaf' }, knife: 'FINE' },
      { id: 'vegetable-stock', g: 240, show: { qty: 1, unit: 'cup' } },
      { id: 'black-eyed-beans', g: 300, show: { qty: 1.25, unit: 'can' } },
      { id: 'brown-rice-cooked', g: 200 },
      { id: 'nutritional-yeast', g: 15, show: { qty: 3, unit: 'tbsp' } },
      { id: 'hot-sauce', g: 9.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['olive-oil', 'onion', 'celery'], minutes: 8, waits: true, heat: 'MEDIUM' },
      { uses: ['garlic', 'smoked-paprika'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['collard-greens', 'vegetable-stock', 'salt'], minutes: 6, waits: true, heat: 'MEDIUM' },
      { uses: ['black-eyed-beans', 'brown-rice-cooked'], minutes: 6, waits: true, heat: 'MEDIUM' },
      { uses: ['nutritional-yeast', 'hot-sauce'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  hoppinJohnCollardsWords,
)
