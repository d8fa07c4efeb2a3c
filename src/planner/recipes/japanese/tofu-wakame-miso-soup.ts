import { recipe } from '#planner/recipe.ts'
import { tofuWakameMisoSoupWords } from './tofu-wakame-miso-soup-words.ts'

export const tofuWakameMisoSoup = recipe(
  {
    id: 'tofu-wakame-miso-soup',
    cuisine: 'JAPANESE',
    slots: ['SNACK'],
    dishTags: ['SOUPS', 'SIDE_DISHES'],
    servings: 2,
    minutes: { active: 8, total: 10 },
    skill: 'NOVICE',
    equipment: ['KETTLE', 'MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'wakame', g: 3, show: { qty: 2, unit: 'tsp' } },
      { id: 'soft-tofu', g: 240, knife: 'FINE' },
      { id: 'frozen-sweetcorn', g: 80 },
      { id: 'rice-miso', g: 26, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'water', g: 450, show: { qty: 450, unit: 'ml' } },
      { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'sesame-oil', g: 2.3, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['wakame', 'soft-tofu', 'frozen-sweetcorn'], minutes: 4, timer: 2, waits: true },
      { uses: ['rice-miso', 'water'], minutes: 2 },
      { uses: ['spring-onion', 'sesame-oil'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  tofuWakameMisoSoupWords,
)
