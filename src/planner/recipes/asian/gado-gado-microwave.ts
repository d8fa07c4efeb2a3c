import { recipe } from '#planner/recipe.ts'
import { gadoGadoMicrowaveWords } from './gado-gado-microwave-words.ts'

export const gadoGadoMicrowave = recipe(
  {
    id: 'gado-gado-microwave',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 11, total: 13 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'potato', g: 220, show: { qty: 2, unit: 'small' }, knife: 'ROUGH' },
      { id: 'green-beans', g: 180, show: { qty: 3, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'peanut-butter', g: 40, show: { qty: 2.5, unit: 'tbsp' }, group: 'PEANUT_SAUCE' },
      {
        id: 'soy-sauce',
        g: 18,
        show: { qty: 1, unit: 'tbsp' },
        group: 'PEANUT_SAUCE',
        swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'lime-juice', g: 20, show: { qty: 4, unit: 'tsp' }, group: 'PEANUT_SAUCE' },
      { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' }, group: 'PEANUT_SAUCE' },
      { id: 'smoked-tofu', g: 225, show: { qty: 1, unit: 'block' } },
      { id: 'chinese-leaf', g: 100, show: { qty: 4, unit: 'leaf' }, knife: 'FINE' },
      { id: 'cucumber', g: 100, knife: 'ROUGH' },
      { id: 'bean-sprouts', g: 80, show: { qty: 2, unit: 'handful' } },
      { id: 'water', g: 45, show: { qty: 3, unit: 'tbsp' }, group: 'PEANUT_SAUCE' },
    ],
    steps: [
      { uses: ['potato', 'green-beans'], minutes: 6, timer: 3, waits: true },
      { uses: ['peanut-butter', 'soy-sauce', 'lime-juice', 'chilli-flakes', 'water'], minutes: 2 },
      {
        uses: ['bean-sprouts', 'smoked-tofu', 'chinese-leaf', 'cucumber'],
        minutes: 4,
        timer: 2,
        done: { 'bean-sprouts': 'LOOK' },
      },
    ],
    keepsDays: 2,
    leftovers: 'EITHER',
    freezable: false,
  },
  gadoGadoMicrowaveWords,
)
