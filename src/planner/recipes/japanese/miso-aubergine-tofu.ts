import { recipe } from '#planner/recipe.ts'
import { misoAubergineTofuWords } from './miso-aubergine-tofu-words.ts'

export const misoAubergineTofu = recipe(
  {
    id: 'miso-aubergine-tofu',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 30 },
    skill: 'NOVICE',
    equipment: ['OVEN', 'GRILL', 'BAKING_TRAY', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'aubergine', g: 450, show: { qty: 2, unit: 'small' }, knife: 'ROUGH' },
      { id: 'sunflower-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'rice-miso', g: 26, show: { qty: 1.5, unit: 'tbsp' }, group: 'GLAZE' },
      { id: 'maple-syrup', g: 20, show: { qty: 1, unit: 'tbsp' }, group: 'GLAZE' },
      { id: 'rice-vinegar', g: 10, show: { qty: 2, unit: 'tsp' }, group: 'GLAZE' },
      { id: 'ginger', g: 6, show: { qty: 1, unit: 'tbsp' }, knife: 'FINE', group: 'GLAZE' },
      { id: 'tofu', g: 280, show: { qty: 1, unit: 'block' } },
      { id: 'brown-rice-cooked', g: 200 },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'FINE' },
      { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['aubergine', 'sunflower-oil'], minutes: 4, cuts: true, oven: { celsius: 220, fan: false } },
      { uses: [], minutes: 16, waits: true },
      { uses: ['rice-miso', 'maple-syrup', 'rice-vinegar', 'ginger'], minutes: 2 },
      { uses: ['tofu'], minutes: 2 },
      { uses: [], minutes: 5, waits: true },
      { uses: ['brown-rice-cooked', 'spring-onion', 'sesame-seeds'], minutes: 2, meanwhile: true },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  misoAubergineTofuWords,
)
