import { recipe } from '#planner/recipe.ts'

export const turkeySoboroSpinach = recipe({
  id: 'turkey-soboro-spinach',
  title: 'Turkey soboro with spinach and butternut',
  blurb:
    'Fine morsels of gingery turkey next to garlicky greens and golden squash: the bento classic, at the breakfast table.',
  cuisine: 'JAPANESE',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'butternut-squash', g: 400, prep: 'peeled and cut into small cubes' },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'turkey-mince', g: 220 },
    { id: 'ginger', g: 12, show: { qty: 2, unit: 'tbsp' }, prep: 'grated' },
    {
      id: 'soy-sauce',
      g: 16,
      show: { qty: 1, unit: 'tbsp' },
      swaps: [
        { id: 'tamari', g: 16, show: { qty: 1, unit: 'tbsp' } },
        { id: 'coconut-aminos', g: 30, show: { qty: 2, unit: 'tbsp' }, words: [['soy sauce', 'coconut aminos']] },
      ],
    },
    { id: 'baby-spinach', g: 150, show: { qty: 5, unit: 'handful' } },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'crushed' },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'finely cut' },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 0.5, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Cover the squash cubes in a dish with a spoonful of water and give them seven or eight minutes in the microwave. They are ready when they smear under the back of a spoon.',
      uses: ['butternut-squash'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Put turkey, ginger and soy sauce into a cold frying pan and set it on the heat. Stir with four chopsticks or a whisk the whole time: that is how soboro gets its fine crumb.',
      uses: ['turkey-mince', 'ginger', 'soy-sauce'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Go on until no pink shows, the pan is almost dry and the crumbs have begun to crackle. Move them to a bowl.',
      uses: [],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Warm the oil with the garlic, heap in the spinach with the salt and turn it until it has just gone dark and limp.',
      uses: ['olive-oil', 'garlic', 'baby-spinach', 'salt'],
      minutes: 2,
    },
    {
      text: 'Lay out three stripes side by side in each bowl: squash, turkey, greens. Spring onion and sesame over the lot.',
      uses: ['spring-onion', 'sesame-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 3,
  freezable: true,
  tip: 'Make the soboro on Sunday. It keeps for three days and reheats in a minute.',
})
