import { recipe } from '#planner/recipe.ts'
import { tempehSambalGreenBeansWords } from './tempeh-sambal-green-beans-words.ts'

export const tempehSambalGreenBeans = recipe(
  {
    id: 'tempeh-sambal-green-beans',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'WOK', 'BLENDER', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'tempeh', g: 160, knife: 'ROUGH' },
      { id: 'sunflower-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'aubergine', g: 225, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'cherry-tomatoes', g: 250, show: { qty: 1, unit: 'punnet' } },
      { id: 'shallot', g: 60, show: { qty: 2, unit: 'piece' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'red-chilli', g: 15, show: { qty: 1, unit: 'piece' } },
      { id: 'tamarind-paste', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'maple-syrup', g: 10, show: { qty: 0.5, unit: 'tbsp' } },
      { id: 'brown-rice-cooked', g: 220 },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['tempeh', 'sunflower-oil'], minutes: 6, timer: 6, heat: 'HIGH' },
      { uses: ['aubergine'], minutes: 7, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['cherry-tomatoes', 'shallot', 'garlic', 'red-chilli'], minutes: 2, meanwhile: true },
      { uses: ['tamarind-paste', 'maple-syrup', 'salt'], minutes: 7, waits: true, heat: 'MEDIUM' },
      { uses: ['brown-rice-cooked', 'coriander'], minutes: 2 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  tempehSambalGreenBeansWords,
)
