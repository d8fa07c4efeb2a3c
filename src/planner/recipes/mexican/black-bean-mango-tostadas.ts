import { recipe } from '#planner/recipe.ts'

export const blackBeanMangoTostadas = recipe({
  id: 'black-bean-mango-tostadas',
  title: 'Black bean tostadas with mango pico',
  blurb:
    'Crunchy tortillas from the toaster, chipotle-mashed beans and a juicy mango and tomato salsa. Ten minutes, no stove.',
  cuisine: 'MEXICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['TACOS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['TOASTER'],
  noCook: true,
  ingredients: [
    { id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' } },
    { id: 'mango', g: 125, show: { qty: 0.5, unit: 'medium' }, prep: 'in small dice' },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'in small dice' },
    { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, prep: 'finely chopped' },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'black-beans', g: 480, show: { qty: 2, unit: 'can' } },
    { id: 'adobo-chipotle', g: 6, show: { qty: 1, unit: 'tsp' } },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'sliced' },
    { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Slot the tortillas into the toaster and send them down twice. They stiffen as they cool, so stand them against a glass rather than in a stack.',
      uses: ['corn-tortilla'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Meanwhile tumble mango, tomato, onion and coriander together with half the lime juice and the salt; a puddle of sweet-sour juice should gather at the bottom.',
      uses: ['mango', 'tomato', 'red-onion', 'coriander', 'lime-juice', 'salt'],
      minutes: 3,
      meanwhile: true,
    },
    {
      text: 'Rinse the beans under hot water from the tap so that they are not fridge-cold, and crush them with chipotle and the other half of the lime, leaving plenty of lumps.',
      uses: ['black-beans', 'adobo-chipotle'],
      minutes: 2,
    },
    {
      text: 'Spread the beans right up to the rim, heap on the mango mixture and lay avocado and pumpkin seeds over it. Two hands are needed.',
      uses: ['avocado', 'pumpkin-seeds'],
      minutes: 1,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Beans and salsa keep a day in separate boxes. Toast the tortillas just before you eat.',
})
