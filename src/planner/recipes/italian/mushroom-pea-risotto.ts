import { recipe } from '#planner/recipe.ts'
import { mushroomPeaRisottoWords } from './mushroom-pea-risotto-words.ts'

export const mushroomPeaRisotto = recipe(
  {
    id: 'mushroom-pea-risotto',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 35, total: 40 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'chestnut-mushrooms', g: 250, knife: 'ROUGH' },
      { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'arborio-rice', g: 140 },
      { id: 'white-wine', g: 75, show: { qty: 75, unit: 'ml' } },
      { id: 'vegetable-stock', g: 600, show: { qty: 2.5, unit: 'cup' } },
      { id: 'frozen-peas', g: 200, show: { qty: 1.5, unit: 'cup' } },
      {
        id: 'parmesan',
        g: 36,
        knife: 'FINE',
        swaps: [
          { id: 'vegetarian-hard-cheese', g: 36, knife: 'FINE' },
          { id: 'nutritional-yeast', g: 25, show: { qty: 5, unit: 'tbsp' } },
        ],
      },
      { id: 'thyme', g: 1.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['vegetable-stock'], minutes: 4, waits: true, heat: 'SIMMER' },
      { uses: ['chestnut-mushrooms', 'thyme'], minutes: 6, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['olive-oil', 'onion', 'arborio-rice'], minutes: 6, timer: 6, heat: 'MEDIUM' },
      { uses: ['white-wine'], minutes: 17, timer: 17, heat: 'SIMMER' },
      { uses: ['frozen-peas', 'salt', 'black-pepper'], minutes: 2, heat: 'SIMMER', timer: 2 },
      { uses: ['parmesan'], minutes: 2 },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  mushroomPeaRisottoWords,
)
