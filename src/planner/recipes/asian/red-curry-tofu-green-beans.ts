import { recipe } from '#planner/recipe.ts'
import { redCurryTofuGreenBeansWords } from './red-curry-tofu-green-beans-words.ts'

export const redCurryTofuGreenBeans = recipe(
  {
    id: 'red-curry-tofu-green-beans',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'tofu', g: 200, knife: 'FINE' },
      { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'red-curry-paste', g: 32, show: { qty: 2, unit: 'tbsp' } },
      { id: 'coconut-milk-light', g: 300, show: { qty: 300, unit: 'ml' } },
      { id: 'green-beans', g: 180, show: { qty: 3, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'thai-basil', g: 10, show: { qty: 1, unit: 'handful' } },
      { id: 'rice-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
    ],
    steps: [
      { uses: ['tofu', 'rapeseed-oil'], minutes: 6, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['red-curry-paste'], minutes: 2, heat: 'MEDIUM' },
      {
        uses: ['coconut-milk-light', 'green-beans', 'red-pepper', 'carrot'],
        minutes: 7,
        waits: true,
        heat: 'SIMMER',
      },
      { uses: ['tofu'], minutes: 2, heat: 'SIMMER' },
      { uses: ['lime-juice', 'thai-basil', 'rice-cooked'], minutes: 1 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: true,
  },
  redCurryTofuGreenBeansWords,
)
