import { recipe } from '#planner/recipe.ts'

export const avgolemonoChickenSoup = recipe({
  id: 'avgolemono-chicken-soup',
  title: 'Avgolemono, chicken and lemon soup',
  blurb: 'A bowl of yellow comfort: rice, chicken and a broth thickened with nothing more than eggs and lemon.',
  cuisine: 'GREEK',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'chicken-stock-unsalted', g: 840, show: { qty: 3.5, unit: 'cup' } },
    { id: 'basmati-rice', g: 90, prep: 'rinsed' },
    { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, prep: 'in small dice' },
    { id: 'celery', g: 40, show: { qty: 1, unit: 'stalk' }, prep: 'in small dice' },
    { id: 'chicken-breast', g: 260, prep: 'whole' },
    { id: 'egg', g: 88, show: { qty: 2, unit: 'medium' } },
    { id: 'lemon-juice', g: 46, show: { qty: 3, unit: 'tbsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'dill', g: 4, show: { qty: 0.5, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Set the stock over a high flame in a roomy saucepan with carrot, celery, salt and the whole piece of chicken. When it trembles, turn it down so that it barely moves.',
      uses: ['chicken-stock-unsalted', 'carrot', 'celery', 'chicken-breast', 'salt'],
      minutes: 5,
    },
    {
      text: 'After ten minutes add the rice. By the time the grains are plump the meat will be white to the core; check it at the thickest place.',
      uses: ['basmati-rice'],
      minutes: 20,
    },
    {
      text: 'Take the chicken out, shred it with two forks, and take the pan off the fire for two minutes. This pause matters.',
      uses: [],
      minutes: 2,
    },
    {
      text: 'Whisk eggs and lemon juice to a froth. Whisking all the while, dribble in two ladles of hot broth, so that the eggs get used to the heat.',
      uses: ['egg', 'lemon-juice'],
      minutes: 2,
    },
    {
      text: 'Pour the mixture back into the soup, stirring in big circles over the gentlest flame until it coats the spoon like thin custard. It must never bubble again.',
      uses: [],
      minutes: 2,
    },
    { text: 'Return the chicken, then finish with oil, pepper and dill.', uses: ['olive-oil', 'black-pepper', 'dill'] },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'Warm leftovers slowly and stir: boiled, the eggs would curdle.',
})
