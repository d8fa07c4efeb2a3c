import { recipe } from '#planner/recipe.ts'

export const picadilloSweetPotato = recipe({
  id: 'picadillo-sweet-potato',
  title: 'Picadillo with sweet potato and raisins',
  blurb:
    'The mince every Mexican grandmother makes: a little sweet, a little sour, warm with cinnamon and green olives.',
  cuisine: 'MEXICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'beef-mince-5', g: 300 },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'chopped' },
    { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, prep: 'chopped, seeds out for less fire' },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' }, prep: 'in dice the size of a thumbnail' },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    { id: 'water', g: 120, show: { qty: 0.5, unit: 'cup' } },
    { id: 'raisins', g: 27, show: { qty: 3, unit: 'tbsp' } },
    { id: 'green-olives', g: 27, show: { qty: 9, unit: 'piece' }, prep: 'sliced' },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Break the mince into a wide, very hot frying pan with the oil. Wait for the sizzle to change from wet to dry before you stir; that is the browning. Then break it up until no pink is left.',
      uses: ['olive-oil', 'beef-mince-5'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Mix in onion, garlic and jalapeño and carry on until the onion has lost its raw sting.',
      uses: ['onion', 'garlic', 'jalapeno'],
      minutes: 3,
    },
    {
      text: 'Dust with cumin and cinnamon. Your kitchen will smell like a bakery next to a butcher.',
      uses: ['cumin', 'cinnamon'],
      minutes: 1,
    },
    {
      text: 'Bury the sweet potato in the meat, pour the tomatoes and the water over it, add raisins and salt, and put a lid on. Look in now and again; it is done when a cube squashes against the side.',
      uses: ['sweet-potato', 'tinned-tomatoes', 'water', 'raisins', 'salt'],
      minutes: 15,
      waits: true,
    },
    {
      text: 'Uncover, stir the olives through and let the last thin juice cook away.',
      uses: ['green-olives'],
      minutes: 2,
    },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Wrap leftovers in lettuce leaves, or in tortillas if you eat grain.',
})
