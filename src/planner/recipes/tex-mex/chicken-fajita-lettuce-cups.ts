import { recipe } from '#planner/recipe.ts'

export const chickenFajitaLettuceCups = recipe({
  id: 'chicken-fajita-lettuce-cups',
  title: 'Chicken fajitas in lettuce cups',
  blurb:
    'Sizzling strips of chicken with charred peppers and onion, scooped into crisp leaves with a limey avocado mash.',
  cuisine: 'TEX_MEX',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'chicken-breast', g: 340, show: { qty: 2, unit: 'piece' }, prep: 'in strips as wide as a pencil' },
    { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'garlic-powder', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in strips' },
    { id: 'yellow-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in strips' },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'in wedges' },
    { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' } },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'little-gem', g: 200, show: { qty: 2, unit: 'head' }, prep: 'in whole leaves' },
  ],
  steps: [
    {
      text: 'Massage the chicken with the spices, most of the salt and a teaspoon of the oil until it is orange all over. Wash your hands well.',
      uses: ['chicken-breast', 'smoked-paprika', 'cumin', 'garlic-powder', 'salt'],
      minutes: 3,
    },
    {
      text: 'Let half the remaining oil shimmer in a large frying pan. Peppers and onion go in and stay put: black blisters are what makes it a fajita. Scoop them out.',
      uses: ['red-pepper', 'yellow-pepper', 'onion', 'olive-oil'],
      minutes: 7,
    },
    {
      text: 'Give the pan its last oil and lay the strips in side by side. Turn each one once; inside they must be white, without a trace of pink.',
      uses: [],
      minutes: 7,
    },
    {
      text: 'While they cook, crush the avocado with half the lime and the last pinch of salt.',
      uses: ['avocado', 'lime-juice'],
      minutes: 2,
    },
    { text: 'Reunite vegetables and chicken, pour on the remaining lime and listen to it hiss.', uses: [], minutes: 1 },
    { text: 'Bring pan, leaves and mash to the table and let everybody build their own.', uses: ['little-gem'] },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'If you eat grain, pile it into warm corn tortillas instead.',
})
