import { recipe } from '#planner/recipe.ts'

export const chickenTortillaSoup = recipe({
  id: 'chicken-tortilla-soup',
  title: 'Chicken tortilla soup',
  blurb:
    'A bright, brothy tomato soup with shredded chicken and a fistful of tortilla strips that crackle as they sink.',
  cuisine: 'TEX_MEX',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'corn-tortilla', g: 72, show: { qty: 3, unit: 'piece' }, prep: 'cut into ribbons' },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'crushed' },
    { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, prep: 'chopped' },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    { id: 'chicken-stock-unsalted', g: 400 },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'chicken-breast', g: 250, prep: 'in flat pieces' },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'diced' },
  ],
  steps: [
    {
      text: 'Crisp the tortilla ribbons in half the oil in a frying pan, tossing often. They are done when they sound like dry leaves; drain them on paper.',
      uses: ['rapeseed-oil', 'corn-tortilla'],
      minutes: 5,
    },
    {
      text: 'In a saucepan, coax onion, garlic, jalapeño and cumin along in the other half of the oil until the onion shines.',
      uses: ['onion', 'garlic', 'jalapeno', 'cumin'],
      minutes: 5,
    },
    {
      text: 'Pour on the tomatoes and the stock, salt it, and raise the heat till bubbles break all over.',
      uses: ['tinned-tomatoes', 'chicken-stock-unsalted', 'salt'],
      minutes: 3,
    },
    {
      text: 'Sink the chicken in it and turn the flame low. Take a piece out after ten minutes and cut it across: if it is opaque to the heart, both can come out.',
      uses: ['chicken-breast'],
      minutes: 12,
    },
    {
      text: 'Pull the meat into strings with forks, stir it back in and add the lime, which makes the whole thing wake up.',
      uses: ['lime-juice'],
      minutes: 2,
    },
    { text: 'Put a heap of strips and avocado into each bowl first and ladle the soup round them.', uses: ['avocado'] },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Keep strips and avocado out of the freezer; the soup itself freezes well.',
})
