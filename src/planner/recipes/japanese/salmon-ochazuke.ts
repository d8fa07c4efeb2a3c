import { recipe } from '#planner/recipe.ts'

export const salmonOchazuke = recipe({
  id: 'salmon-ochazuke',
  title: 'Salmon ochazuke',
  blurb: 'Rice, flaked salmon and crisp nori with hot green tea poured over: the gentlest way to begin a morning.',
  cuisine: 'JAPANESE',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: ['KETTLE', 'MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'rice-cooked', g: 160 },
    {
      id: 'salmon-tinned',
      g: 80,
      show: { qty: 0.5, unit: 'tin' },
      swaps: [
        {
          id: 'smoked-tofu',
          g: 75,
          prep: 'crumbled',
          words: [
            ['Salmon ochazuke', 'Smoked tofu ochazuke'],
            ['flaked salmon', 'crumbled smoked tofu'],
            ['the salmon in big flakes', 'the smoked tofu'],
            [
              'A leftover piece of cooked salmon is even better than the tin.',
              'Crumble the tofu by hand: its rough edges drink the tea.',
            ],
          ],
        },
      ],
    },
    { id: 'green-tea', g: 180, show: { qty: 180, unit: 'ml' } },
    { id: 'ginger', g: 2, show: { qty: 1, unit: 'tsp' }, prep: 'grated' },
    { id: 'nori', g: 2.5, show: { qty: 1, unit: 'sheet' }, prep: 'torn small' },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'in rings' },
    {
      id: 'soy-sauce',
      g: 4.5,
      show: { qty: 0.75, unit: 'tsp' },
      swaps: [{ id: 'tamari', g: 4.5, show: { qty: 0.75, unit: 'tsp' } }],
    },
  ],
  steps: [
    {
      text: 'Boil the kettle, let it calm down for two minutes and brew a cup of green tea that is strong but not bitter.',
      uses: ['green-tea'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Heat the rice in the microwave until it steams, and break it up in a deep bowl.',
      uses: ['rice-cooked'],
      minutes: 2,
    },
    {
      text: 'Crown it with the salmon in big flakes, the ginger, spring onion and sesame.',
      uses: ['salmon-tinned', 'ginger', 'spring-onion', 'sesame-seeds'],
      minutes: 1,
    },
    {
      text: 'Pour the tea around the rice, not over it, until only the peak looks out. A few drops of soy sauce, the nori, and eat while it is still crisp.',
      uses: ['soy-sauce', 'nori'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'A leftover piece of cooked salmon is even better than the tin.',
})
