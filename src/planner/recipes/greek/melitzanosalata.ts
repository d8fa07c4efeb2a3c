import { recipe } from '#planner/recipe.ts'

export const melitzanosalata = recipe({
  id: 'melitzanosalata',
  title: 'Smoky aubergine dip with cucumber',
  blurb:
    'Melitzanosalata without lighting a fire: aubergine softened in the microwave, lemon, garlic and a whiff of smoke.',
  cuisine: 'GREEK',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'aubergine', g: 300, show: { qty: 1, unit: 'medium' } },
    { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, prep: 'grated' },
    { id: 'lemon-juice', g: 15.3, show: { qty: 1, unit: 'tbsp' } },
    { id: 'smoked-paprika', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'parsley', g: 5, show: { qty: 0.5, unit: 'handful' }, prep: 'chopped' },
    { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, prep: 'in batons' },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Stab the aubergine a dozen times with a fork, or it may burst. Microwave it whole until it has collapsed and the stalk end feels like a ripe peach.',
      uses: ['aubergine'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Slit it open, careful of the steam, and scrape out the flesh. Let it drip in a sieve for a minute, as its juice is bitter.',
      uses: [],
      minutes: 1,
    },
    {
      text: 'Chop it to a coarse mush with a knife, then beat in garlic, lemon juice, paprika, salt and the oil, a little at a time.',
      uses: ['garlic', 'lemon-juice', 'smoked-paprika', 'olive-oil', 'salt'],
      minutes: 2,
    },
    { text: 'Parsley on top, cucumber around.', uses: ['parsley', 'cucumber'] },
  ],
  keepsDays: 3,
  freezable: false,
  tip: 'If you have a gas ring, char the skin over the flame first for the real smoke.',
})
