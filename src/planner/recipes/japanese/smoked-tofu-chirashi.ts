import { recipe } from '#planner/recipe.ts'
import { smokedTofuChirashiWords } from './smoked-tofu-chirashi-words.ts'

export const smokedTofuChirashi = recipe(
  {
    id: 'smoked-tofu-chirashi',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'rice-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
      { id: 'edamame', g: 120 },
      { id: 'rice-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'maple-syrup', g: 7, show: { qty: 1, unit: 'tsp' } },
      { id: 'smoked-tofu', g: 225, show: { qty: 1, unit: 'block' }, knife: 'FINE' },
      { id: 'cucumber', g: 150, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'radish', g: 72, show: { qty: 8, unit: 'piece' }, knife: 'FINE' },
      {
        id: 'soy-sauce',
        g: 18,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'sesame-seeds', g: 12, show: { qty: 4, unit: 'tsp' } },
      { id: 'nori', g: 5, show: { qty: 2, unit: 'sheet' }, knife: 'FINE' },
      { id: 'salt', g: 0.5, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['edamame', 'rice-cooked'], minutes: 4, timer: 3, waits: true },
      { uses: ['rice-vinegar', 'maple-syrup', 'salt'], minutes: 1 },
      { uses: [], minutes: 2 },
      { uses: ['smoked-tofu', 'cucumber', 'radish'], minutes: 2 },
      { uses: ['sesame-seeds', 'nori', 'soy-sauce'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  smokedTofuChirashiWords,
)
