import { recipe } from '#planner/recipe.ts'
import { bulgogiBeefTacosWords } from './bulgogi-beef-tacos-words.ts'

export const bulgogiBeefTacos = recipe(
  {
    id: 'bulgogi-beef-tacos',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['TACOS'],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'beef-sirloin', g: 250, knife: 'FINE', swaps: [{ id: 'tofu-extra-firm', g: 280, knife: 'FINE' }] },
      { id: 'pear', g: 89, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE', group: 'MARINADE' },
      {
        id: 'soy-sauce',
        g: 27,
        show: { qty: 1.5, unit: 'tbsp' },
        group: 'MARINADE',
        swaps: [{ id: 'tamari', g: 27, show: { qty: 1.5, unit: 'tbsp' } }],
      },
      { id: 'sesame-oil', g: 9, show: { qty: 2, unit: 'tsp' }, group: 'MARINADE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE', group: 'MARINADE' },
      { id: 'ginger', g: 6, show: { qty: 1, unit: 'tbsp' }, knife: 'FINE', group: 'MARINADE' },
      { id: 'chinese-leaf', g: 150, show: { qty: 6, unit: 'leaf' }, knife: 'FINE' },
      { id: 'kimchi', g: 80, knife: 'ROUGH' },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'FINE' },
      { id: 'sesame-seeds', g: 9, show: { qty: 1, unit: 'tbsp' } },
    ],
    steps: [
      {
        uses: ['beef-sirloin', 'pear', 'soy-sauce', 'sesame-oil', 'garlic', 'ginger'],
        minutes: 12,
        timer: 10,
        waits: true,
      },
      { uses: ['chinese-leaf', 'kimchi', 'lime-juice'], minutes: 3 },
      { uses: ['corn-tortilla'], minutes: 4, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: [], minutes: 5, timer: 5, swapped: { 'tofu-extra-firm': { timer: 4 } }, heat: 'HIGH' },
      { uses: ['spring-onion', 'sesame-seeds'], minutes: 2 },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  bulgogiBeefTacosWords,
)
