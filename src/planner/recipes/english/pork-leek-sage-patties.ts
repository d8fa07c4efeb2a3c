import { recipe } from '#planner/recipe.ts'

export const porkLeekSagePatties = recipe({
  id: 'pork-leek-sage-patties',
  title: 'Pork, leek and sage patties with mushrooms',
  blurb: 'The taste of a Lincolnshire banger without the skin: herby little patties, fried mushrooms and hot tomatoes.',
  cuisine: 'ENGLISH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
  noCook: false,
  ingredients: [
    { id: 'pork-mince-lean', g: 270 },
    { id: 'leek', g: 60, show: { qty: 1, unit: 'small' }, prep: 'minced almost to nothing' },
    { id: 'apple', g: 91, show: { qty: 0.5, unit: 'medium' }, prep: 'grated and squeezed dry' },
    { id: 'fresh-sage', g: 3, show: { qty: 8, unit: 'leaf' }, prep: 'chopped' },
    { id: 'nutmeg', g: 0.3, show: { qty: 1, unit: 'pinch' } },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'chestnut-mushrooms', g: 200, show: { qty: 10, unit: 'piece' }, prep: 'halved' },
    { id: 'cherry-tomatoes', g: 150 },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Work pork, leek, apple, sage, nutmeg, salt and pepper together with a fork. Flatten into patties as thick as your thumb, three for each person.',
      uses: ['pork-mince-lean', 'leek', 'apple', 'fresh-sage', 'nutmeg', 'salt', 'black-pepper'],
      minutes: 8,
    },
    {
      text: 'Film a big frying pan with half the oil and set the patties in, not touching. When the rims have turned white, flip; both faces should be freckled brown and the middles firm with no pink.',
      uses: ['olive-oil'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'Move them to a warm plate. Mushrooms take their place with the other half of the oil, cut sides down, and stay there undisturbed until they have a dark crust.',
      uses: ['chestnut-mushrooms'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Roll the tomatoes around among them until their skins wrinkle, and slide everything onto the plates.',
      uses: ['cherry-tomatoes'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  freezable: true,
  tip: 'Shape the patties the evening before and keep them covered in the fridge; then breakfast takes a quarter of an hour.',
})
