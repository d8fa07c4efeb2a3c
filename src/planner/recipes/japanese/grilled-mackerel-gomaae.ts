import { recipe } from '#planner/recipe.ts'
import { grilledMackerelGomaaeWords } from './grilled-mackerel-gomaae-words.ts'

export const grilledMackerelGomaae = recipe(
  {
    id: 'grilled-mackerel-gomaae',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'BASIC',
    equipment: ['GRILL', 'BAKING_TRAY', 'HOB', 'SAUCEPAN', 'GRATER', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'mackerel', g: 180, show: { qty: 2, unit: 'fillet' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' }, retained: 0.5 },
      { id: 'spinach', g: 240, show: { qty: 8, unit: 'handful' } },
      { id: 'sesame-seeds', g: 18, show: { qty: 2, unit: 'tbsp' } },
      {
        id: 'soy-sauce',
        g: 16,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'mirin', g: 10.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'daikon', g: 200, show: { qty: 2, unit: 'cup' }, knife: 'FINE' },
      { id: 'brown-rice-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
      { id: 'lemon', g: 58, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['mackerel', 'salt'], minutes: 5, waits: true },
      { uses: [], minutes: 8, waits: true, done: { mackerel: 'LOOK' } },
      { uses: ['spinach'], minutes: 3, waits: true, meanwhile: true, heat: 'BOIL' },
      { uses: ['sesame-seeds', 'soy-sauce', 'mirin'], minutes: 3, heat: 'MEDIUM' },
      { uses: ['daikon'], minutes: 3, cuts: true },
      { uses: ['brown-rice-cooked', 'lemon'], minutes: 2 },
    ],
    portionSteps: [1, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  grilledMackerelGomaaeWords,
)
