import { recipe } from '#planner/recipe.ts'
import { chipShopTofuMushyPeasWords } from './chip-shop-tofu-mushy-peas-words.ts'

export const chipShopTofuMushyPeas = recipe(
  {
    id: 'chip-shop-tofu-mushy-peas',
    cuisine: 'ENGLISH',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 55, total: 60 },
    skill: 'BASIC',
    equipment: ['OVEN', 'HOB', 'BAKING_TRAY', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'potato', g: 330, knife: 'ROUGH' },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'tofu', g: 280, show: { qty: 1, unit: 'block' } },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'nori', g: 5, show: { qty: 2, unit: 'sheet' } },
      { id: 'cornflour', g: 24, show: { qty: 3, unit: 'tbsp' } },
      { id: 'frozen-peas', g: 240 },
      { id: 'mint', g: 6, show: { qty: 3, unit: 'sprig' }, knife: 'ROUGH' },
      {
        id: 'malt-vinegar',
        g: 15,
        show: { qty: 1, unit: 'tbsp' },
        optional: true,
        swaps: [{ id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['potato', 'olive-oil'], minutes: 20, timer: 20, oven: { celsius: 210, fan: false } },
      { uses: ['tofu', 'lemon-juice', 'nori', 'cornflour', 'black-pepper'], minutes: 5, meanwhile: true },
      { uses: [], minutes: 3, meanwhile: true },
      { uses: [], minutes: 22, timer: 22 },
      { uses: ['frozen-peas', 'mint', 'salt'], minutes: 5, waits: true, meanwhile: true, heat: 'BOIL' },
      { uses: ['malt-vinegar'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  chipShopTofuMushyPeasWords,
)
