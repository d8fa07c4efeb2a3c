import { recipe } from '#planner/recipe.ts'
import { mushroomWafuSpaghettiWords } from './mushroom-wafu-spaghetti-words.ts'

export const mushroomWafuSpaghetti = recipe(
  {
    id: 'mushroom-wafu-spaghetti',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'spaghetti', g: 140, swaps: [{ id: 'gf-spaghetti', g: 140 }] },
      { id: 'salt', g: 9, show: { qty: 0.5, unit: 'tbsp' }, retained: 0.05 },
      { id: 'sunflower-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'shiitake', g: 125, show: { qty: 1, unit: 'punnet' }, knife: 'ROUGH' },
      { id: 'chestnut-mushrooms', g: 250, show: { qty: 1, unit: 'punnet' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' } },
      { id: 'edamame', g: 120 },
      {
        id: 'soy-sauce',
        g: 24,
        show: { qty: 1.5, unit: 'tbsp' },
        swaps: [{ id: 'tamari', g: 24, show: { qty: 4, unit: 'tsp' } }],
      },
      {
        id: 'butter',
        g: 14.2,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [{ id: 'tahini', g: 15, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'chives', g: 6, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'nori', g: 2.5, show: { qty: 1, unit: 'sheet' }, knife: 'FINE' },
    ],
    steps: [
      { uses: ['salt', 'spaghetti', 'edamame'], minutes: 10, waits: true, heat: 'BOIL' },
      {
        uses: ['sunflower-oil', 'shiitake', 'chestnut-mushrooms'],
        minutes: 7,
        timer: 7,
        meanwhile: true,
        heat: 'MEDIUM_HIGH',
      },
      { uses: ['garlic'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['soy-sauce'], minutes: 2 },
      { uses: ['butter'], minutes: 1 },
      { uses: ['chives', 'nori'] },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  mushroomWafuSpaghettiWords,
)
