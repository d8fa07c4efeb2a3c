import { recipe } from '#planner/recipe.ts'

export const sesameChickenNoriRolls = recipe({
  id: 'sesame-chicken-nori-rolls',
  title: 'Nori rolls with sesame chicken',
  blurb: 'Hand rolls without the rice: a sheet of nori, peppery leaves and chicken in a thick sesame dressing.',
  cuisine: 'JAPANESE',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 13, total: 13 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'tahini', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'soy-sauce',
      g: 2.7,
      show: { qty: 0.5, unit: 'tsp' },
      swaps: [
        { id: 'tamari', g: 2.7, show: { qty: 0.5, unit: 'tsp' } },
        { id: 'coconut-aminos', g: 5, show: { qty: 1, unit: 'tsp' }, words: [['soy sauce', 'coconut aminos']] },
      ],
    },
    { id: 'chicken-breast-cooked', g: 110, prep: 'in thin strips' },
    { id: 'nori', g: 10, show: { qty: 4, unit: 'sheet' }, prep: 'halved' },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in strips' },
    { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, prep: 'in matchsticks' },
    { id: 'watercress', g: 40, show: { qty: 2, unit: 'handful' } },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Beat tahini, lime juice and soy sauce together. Turn the chicken strips in this cream until they wear it like a coat.',
      uses: ['tahini', 'lime-juice', 'soy-sauce', 'chicken-breast-cooked'],
      minutes: 2,
    },
    {
      text: 'Hold a piece of nori in your open hand, shiny side down, with a sprig of watercress towards the thumb.',
      uses: ['nori', 'watercress'],
      minutes: 2,
    },
    {
      text: 'Lay chicken, pepper and carrot slantwise across it, pointing to the top left corner, and rain on some sesame.',
      uses: ['red-pepper', 'carrot', 'sesame-seeds'],
      minutes: 4,
    },
    {
      text: 'Fold the near corner over and roll to the right, into a cone. Eat each one as soon as it is made.',
      uses: [],
      minutes: 2,
    },
  ],
  keepsDays: 0,
  freezable: false,
})
