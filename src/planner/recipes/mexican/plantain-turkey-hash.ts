import { recipe } from '#planner/recipe.ts'

export const plantainTurkeyHash = recipe({
  id: 'plantain-turkey-hash',
  title: 'Sweet plantain and turkey hash',
  blurb:
    'Golden slices of ripe plantain, cumin-scented turkey and fresh tomato, with a squeeze of lime to balance them.',
  cuisine: 'MEXICAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 20 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'plantain', g: 222, show: { qty: 1.5, unit: 'cup' }, prep: 'peeled, in slanting slices' },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'turkey-mince', g: 200 },
    { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'finely chopped' },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, prep: 'finely chopped' },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'coriander', g: 5, show: { qty: 0.5, unit: 'handful' } },
  ],
  steps: [
    {
      text: 'Choose plantains with skins more black than yellow. Brown their slices in two thirds of the oil, in a broad frying pan, till both faces are sticky and dark gold, and set them aside.',
      uses: ['plantain', 'olive-oil'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Crumble turkey into the remaining fat together with onion, cumin and salt. Chop at it with the spoon as it cooks; nothing pink may be left and the crumbs should begin to crisp.',
      uses: ['turkey-mince', 'onion', 'cumin', 'salt'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Toss in tomato and jalapeño for a few moments, so that the tomato warms but does not melt.',
      uses: ['tomato', 'jalapeno'],
      minutes: 3,
    },
    {
      text: 'Return the plantain, wet it all with lime and shower it with coriander.',
      uses: ['lime-juice', 'coriander'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: false,
})
