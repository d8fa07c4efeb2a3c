import { recipe } from '#planner/recipe.ts'

export const turmericDillCod = recipe({
  id: 'turmeric-dill-cod',
  title: 'Hanoi turmeric cod with dill and rice noodles',
  blurb:
    'Chả cá at home: golden fish and a whole bunch of dill and spring onion, piled on cool rice noodles with peanuts.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'KETTLE'],
  noCook: false,
  ingredients: [
    { id: 'cod', g: 280, show: { qty: 2, unit: 'fillet' }, prep: 'in large cubes, dried well' },
    { id: 'turmeric', g: 3, show: { qty: 1, unit: 'tsp' } },
    { id: 'rice-flour', g: 10, show: { qty: 1, unit: 'tbsp' } },
    { id: 'rice-vermicelli', g: 110 },
    { id: 'sunflower-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'spring-onion', g: 90, show: { qty: 6, unit: 'piece' }, prep: 'in finger lengths' },
    { id: 'dill', g: 24, show: { qty: 3, unit: 'handful' }, prep: 'thick stalks off, torn' },
    { id: 'salad-leaves', g: 50, show: { qty: 2, unit: 'handful' } },
    { id: 'peanuts', g: 18, show: { qty: 2, unit: 'tbsp' }, prep: 'crushed' },
    { id: 'fish-sauce', g: 12, show: { qty: 2, unit: 'tsp' }, group: 'Dip' },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dip' },
    { id: 'honey', g: 7, show: { qty: 1, unit: 'tsp' }, group: 'Dip' },
    { id: 'red-chilli', g: 8, show: { qty: 1, unit: 'small' }, prep: 'chopped', group: 'Dip' },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dip' },
  ],
  steps: [
    {
      text: 'Stir the ingredients of the dip until the honey has dissolved, and set it aside for the chilli to do its work.',
      uses: ['fish-sauce', 'lime-juice', 'honey', 'red-chilli', 'water'],
      minutes: 2,
    },
    {
      text: 'Pour boiling water from the kettle over the noodles, wait until they are tender, then cool them under the tap and leave them to drip.',
      uses: ['rice-vermicelli'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Mix turmeric and rice flour and roll the cod in it with a spoon, unless you want yellow fingers for a day.',
      uses: ['turmeric', 'rice-flour', 'cod'],
      minutes: 2,
    },
    {
      text: 'Set the cubes apart from each other in hot oil in a frying pan. When the crust is firm, turn them with two forks; they are cooked when they part into flakes under light pressure.',
      uses: ['sunflower-oil'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Heap spring onions and dill around the fish and shake the pan. One minute: the dill should only sigh and turn dark.',
      uses: ['spring-onion', 'dill'],
      minutes: 2,
    },
    {
      text: 'Noodles and leaves in the bowls, fish and herbs over them, peanuts on top. Pour on as much of the dip as you like.',
      uses: ['salad-leaves', 'peanuts'],
      minutes: 2,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Haddock and monkfish hold together even better than cod.',
})
