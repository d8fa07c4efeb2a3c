import { recipe } from '#planner/recipe.ts'
import { wafuBeefTofuBurgerWords } from './wafu-beef-tofu-burger-words.ts'

export const wafuBeefTofuBurger = recipe(
  {
    id: 'wafu-beef-tofu-burger',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['BURGERS'],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'TOASTER', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'beef-mince-10', g: 200 },
      { id: 'tofu', g: 100 },
      { id: 'shallot', g: 30, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'ginger', g: 4, show: { qty: 2, unit: 'tsp' }, knife: 'FINE' },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'sunflower-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'shiitake', g: 114, show: { qty: 6, unit: 'piece' }, knife: 'ROUGH' },
      {
        id: 'soy-sauce',
        g: 16,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'rice-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
      {
        id: 'burger-bun',
        g: 100,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
      },
      { id: 'daikon', g: 100, show: { qty: 1, unit: 'cup' }, knife: 'FINE' },
      { id: 'little-gem', g: 40, show: { qty: 4, unit: 'leaf' } },
    ],
    steps: [
      { uses: ['beef-mince-10', 'tofu', 'shallot', 'ginger', 'black-pepper'], minutes: 5 },
      {
        uses: ['sunflower-oil'],
        minutes: 10,
        timer: 5,
        done: { 'beef-mince-10': 'THICKEST' },
        heat: 'MEDIUM',
      },
      { uses: ['shiitake'], minutes: 5, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['soy-sauce', 'rice-vinegar'], minutes: 1 },
      { uses: ['burger-bun', 'daikon'], minutes: 3 },
      { uses: ['little-gem'], minutes: 1 },
    ],
    portionSteps: [1, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  wafuBeefTofuBurgerWords,
)
