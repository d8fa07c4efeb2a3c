import { recipe } from '#planner/recipe.ts'
import { kimchiTofuStewWords } from './kimchi-tofu-stew-words.ts'

export const kimchiTofuStew = recipe(
  {
    id: 'kimchi-tofu-stew',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 15, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'sesame-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'kimchi', g: 150, show: { qty: 1, unit: 'cup' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'chilli-flakes', g: 1.8, show: { qty: 1, unit: 'tsp' } },
      { id: 'vegetable-stock', g: 240, show: { qty: 1, unit: 'cup' } },
      { id: 'chestnut-mushrooms', g: 150, knife: 'ROUGH' },
      { id: 'courgette', g: 118, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'soft-tofu', g: 400, show: { qty: 1, unit: 'block' } },
      {
        id: 'soy-sauce',
        g: 12,
        show: { qty: 2, unit: 'tsp' },
        swaps: [{ id: 'tamari', g: 12, show: { qty: 2, unit: 'tsp' } }],
      },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'rice-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
    ],
    steps: [
      { uses: ['sesame-oil', 'onion', 'kimchi'], minutes: 5, timer: 5, heat: 'MEDIUM' },
      { uses: ['garlic', 'paprika', 'chilli-flakes'], minutes: 1 },
      { uses: ['vegetable-stock', 'chestnut-mushrooms', 'courgette'], minutes: 8, waits: true, heat: 'SIMMER' },
      { uses: ['soy-sauce', 'soft-tofu'], minutes: 4, timer: 4, heat: 'SIMMER' },
      { uses: ['spring-onion', 'rice-cooked'], minutes: 2 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  kimchiTofuStewWords,
)
