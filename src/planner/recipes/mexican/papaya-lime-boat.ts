import { recipe } from '#planner/recipe.ts'

export const papayaLimeBoat = recipe({
  id: 'papaya-lime-boat',
  title: 'Papaya boat with lime yogurt and pepitas',
  blurb: 'Half a ripe papaya, its hollow full of yogurt, strawberries and pumpkin seeds. A market breakfast.',
  cuisine: 'MEXICAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 7, total: 7 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'papaya', g: 300, prep: 'half a large fruit' },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'natural-yogurt',
      g: 150,
      show: { qty: 10, unit: 'tbsp' },
      swaps: [
        {
          id: 'lactose-free-yogurt',
          g: 150,
          show: { qty: 10, unit: 'tbsp' },
          words: [['lime yogurt', 'lactose-free lime yogurt']],
        },
        { id: 'soya-yogurt', g: 150, show: { qty: 10, unit: 'tbsp' } },
      ],
    },
    { id: 'strawberries', g: 72, show: { qty: 6, unit: 'piece' }, prep: 'quartered' },
    { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
    { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Scrape the black seeds out of the papaya with a spoon, score the flesh in a grid and drench it in most of the lime.',
      uses: ['papaya', 'lime-juice'],
      minutes: 2,
    },
    {
      text: 'Stir the cinnamon and the last of the lime juice into the yogurt; it thickens a little and tastes of cheesecake.',
      uses: ['natural-yogurt', 'cinnamon'],
      minutes: 1,
    },
    {
      text: 'Pour it into the hollow, pile up strawberries, and stud the whole boat with seeds. Eat your way down to the skin.',
      uses: ['strawberries', 'pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
})
