import { recipe } from '#planner/recipe.ts'

export const guacamoleJicamaSticks = recipe({
  id: 'guacamole-jicama-sticks',
  title: 'Guacamole with jicama and cucumber sticks',
  blurb: 'Chunky, sharp and green, made in a bowl with a fork, and scooped up with cold crisp vegetables.',
  cuisine: 'MEXICAN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 13, total: 13 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'red-onion', g: 20, show: { qty: 2, unit: 'tbsp' }, prep: 'chopped as fine as sand' },
    { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, prep: 'chopped' },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' } },
    { id: 'tomato', g: 62, show: { qty: 0.5, unit: 'medium' }, prep: 'seeded, diced' },
    { id: 'jicama', g: 180, show: { qty: 1.5, unit: 'cup' }, prep: 'peeled, in sticks' },
    { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, prep: 'in sticks' },
  ],
  steps: [
    {
      text: 'Pound onion, jalapeño, coriander and salt against the side of a bowl with the back of a fork until they turn to a wet green mush.',
      uses: ['red-onion', 'jalapeno', 'coriander', 'salt'],
      minutes: 3,
    },
    {
      text: 'Halve the avocado, squeeze it out of its skin on top and mash roughly with the lime. Some lumps should survive.',
      uses: ['avocado', 'lime-juice'],
      minutes: 2,
    },
    { text: 'Fold in the tomato with two strokes.', uses: ['tomato'], minutes: 1 },
    {
      text: 'Stand jicama and cucumber in a glass of iced water for a moment if they seem tired, shake off the drops, and dip.',
      uses: ['jicama', 'cucumber'],
      minutes: 3,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Carrots and radishes make good spoons as well.',
})
