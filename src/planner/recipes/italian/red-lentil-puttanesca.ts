import { recipe } from '#planner/recipe.ts'

export const redLentilPuttanesca = recipe({
  id: 'red-lentil-puttanesca',
  title: 'Red lentil pasta alla puttanesca',
  blurb: 'Olives, capers, garlic and chilli make the loudest of tomato sauces. Lentil pasta makes it a filling plate.',
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 15, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'lentil-pasta', g: 170 },
    { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.05 },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'thinly sliced' },
    { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    { id: 'olives', g: 56, show: { qty: 16, unit: 'piece' }, prep: 'stoned and halved' },
    { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' }, prep: 'rinsed' },
    { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
  ],
  steps: [
    { text: 'Put on a big pot of water with the salt for the pasta, lid on.', uses: ['salt'], minutes: 8 },
    {
      text: 'Meanwhile let the garlic and chilli sizzle very softly in the oil, in your widest frying pan. Pull it off the flame at the first hint of gold.',
      uses: ['olive-oil', 'garlic', 'chilli-flakes'],
      minutes: 3,
    },
    {
      text: 'Work the tomato purée into that oil, then add the tin of tomatoes, the oregano, the olives and the capers. Let the sauce blip until it has lost its watery rim.',
      uses: ['tomato-puree', 'tinned-tomatoes', 'dried-oregano', 'olives', 'capers'],
      minutes: 10,
    },
    {
      text: 'Cook the pasta for two minutes less than its packet says. Save a cupful of the cloudy water before you drain it.',
      uses: ['lentil-pasta'],
      minutes: 6,
    },
    {
      text: 'Marry pasta and sauce over a lively flame, loosening with a splash from the cup, until every piece shines. Parsley goes on last.',
      uses: ['parsley'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'Lentil pasta turns soft from one minute to the next, so bite a piece early and often.',
})
