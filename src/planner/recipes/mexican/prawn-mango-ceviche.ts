import { recipe } from '#planner/recipe.ts'

export const prawnMangoCeviche = recipe({
  id: 'prawn-mango-ceviche',
  title: 'Prawn ceviche with mango and avocado',
  blurb: 'Lime-sharp, cold and sweet with a slow burn of chilli, as beach stalls hand it over in a tall glass.',
  cuisine: 'MEXICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'lime-juice', g: 60, show: { qty: 4, unit: 'tbsp' } },
    { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, prep: 'in tiny dice' },
    { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, prep: 'seeded, in slivers' },
    { id: 'prawns-cooked', g: 240, prep: 'halved lengthways' },
    { id: 'mango', g: 250, prep: 'in cubes' },
    { id: 'cucumber', g: 100, prep: 'in cubes' },
    { id: 'avocado', g: 200, show: { qty: 1, unit: 'large' }, prep: 'in cubes' },
    { id: 'coriander', g: 20, show: { qty: 2, unit: 'handful' }, prep: 'chopped' },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Give onion, jalapeño and salt a bath in the lime: in three minutes the onion blushes and loses its bite.',
      uses: ['lime-juice', 'red-onion', 'jalapeno', 'salt'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Push the prawns well down into the juice and leave them while you cut the fruit.',
      uses: ['prawns-cooked'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Mango, cucumber and oil join them; one stir, no more.',
      uses: ['mango', 'cucumber', 'olive-oil'],
      minutes: 1,
    },
    {
      text: 'Slide the avocado and coriander in last, so the cubes keep their corners, and spoon it into glasses.',
      uses: ['avocado', 'coriander'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Five minutes in the freezer, bowl and all, make it as cold as it should be.',
})
