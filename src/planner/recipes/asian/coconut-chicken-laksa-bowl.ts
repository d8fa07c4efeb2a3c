import { recipe } from '#planner/recipe.ts'

export const coconutChickenLaksaBowl = recipe({
  id: 'coconut-chicken-laksa-bowl',
  title: 'Coconut chicken laksa with sweet potato',
  blurb: 'A laksa that needs no stove: hot coconut broth, curry paste, chicken and cubes of sweet potato.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE', 'KETTLE'],
  noCook: true,
  ingredients: [
    { id: 'sweet-potato', g: 250, show: { qty: 1, unit: 'large' }, prep: 'in dice as small as a sugar lump' },
    { id: 'red-curry-paste', g: 24, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'coconut-milk-light', g: 300, show: { qty: 300, unit: 'ml' } },
    { id: 'water', g: 150, show: { qty: 150, unit: 'ml' } },
    { id: 'chicken-breast-cooked', g: 200, show: { qty: 1, unit: 'packet' }, prep: 'torn' },
    { id: 'baby-spinach', g: 60, show: { qty: 2, unit: 'handful' } },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in fine strips' },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
    { id: 'coconut-chips', g: 10, show: { qty: 2, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Cover the sweet potato with a wet sheet of kitchen paper and microwave it for about five minutes; a cube should crush between finger and thumb.',
      uses: ['sweet-potato'],
      minutes: 5,
    },
    {
      text: 'Put the kettle on. In a large microwave bowl whisk the paste with a little of the coconut milk, then with all of it and the measured water, boiling hot.',
      uses: ['red-curry-paste', 'coconut-milk-light', 'water'],
      minutes: 1,
    },
    {
      text: 'Drop in the chicken and the pepper and give the bowl two and a half minutes at full power. It must steam and tremble at the rim.',
      uses: ['chicken-breast-cooked', 'red-pepper'],
      minutes: 3,
    },
    {
      text: 'Stir in the spinach, which collapses at once, then the sweet potato and the lime. Coriander and coconut are the lid.',
      uses: ['baby-spinach', 'lime-juice', 'coriander', 'coconut-chips'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Add rice noodles soaked in hot water if you want it to last until evening.',
})
