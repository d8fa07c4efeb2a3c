import { recipe } from '#planner/recipe.ts'

export const sobaSesameBroccoli = recipe({
  id: 'soba-sesame-broccoli',
  title: 'Cold buckwheat soba with broccoli and sesame dressing',
  blurb:
    'Toasty buckwheat noodles rinsed cold, green broccoli, tofu and a dressing of ground sesame. Made for warm evenings.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS', 'PASTA'],
  servings: 2,
  minutes: { active: 15, total: 20 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'soba-gf', g: 120 },
    { id: 'tenderstem-broccoli', g: 200, show: { qty: 10, unit: 'stalk' }, prep: 'cut in three' },
    { id: 'tahini', g: 22, show: { qty: 1.5, unit: 'tbsp' }, group: 'Dressing' },
    {
      id: 'soy-sauce',
      g: 18,
      show: { qty: 1, unit: 'tbsp' },
      group: 'Dressing',
      swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
    },
    { id: 'rice-vinegar', g: 20, show: { qty: 4, unit: 'tsp' }, group: 'Dressing' },
    { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' }, group: 'Dressing' },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'soft-tofu', g: 300, prep: 'in bite-sized cubes' },
    { id: 'carrot', g: 85, show: { qty: 1, unit: 'large' }, prep: 'shaved into ribbons' },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'sliced on the slant' },
  ],
  steps: [
    {
      text: 'Whisk the soy sauce and everything else for the dressing in a big bowl until it is as smooth and pale as caramel.',
      uses: ['tahini', 'soy-sauce', 'rice-vinegar', 'maple-syrup', 'water'],
      minutes: 2,
    },
    {
      text: 'Bring a saucepan of water to a rolling boil, without salt. Give the broccoli two minutes in it, fish it out and cool it under the tap.',
      uses: ['tenderstem-broccoli'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Drop the soba into the same water. Pure buckwheat foams, so stand by with a splash of cold water; bite a strand from the fifth minute on.',
      uses: ['soba-gf'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Drain and wash the noodles under the cold tap, rubbing them between your palms until the water runs clear. This is what keeps them from clumping.',
      uses: [],
      minutes: 2,
    },
    {
      text: 'Shake off the water, twist noodles, broccoli and carrot through the dressing, lay the tofu on top and strew with spring onion.',
      uses: ['carrot', 'soft-tofu', 'spring-onion'],
      minutes: 3,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Soba made with wheat works just as well if you eat gluten. It cooks in about four minutes.',
})
