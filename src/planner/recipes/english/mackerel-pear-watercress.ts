import { recipe } from '#planner/recipe.ts'

export const mackerelPearWatercress = recipe({
  id: 'mackerel-pear-watercress',
  title: 'Mackerel and pear with mustard watercress',
  blurb: 'Oily fish, a ripe pear and a pile of peppery leaves: a seaside plate that needs a fork and no fire.',
  cuisine: 'ENGLISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' }, group: 'Dressing' },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' }, group: 'Dressing' },
    { id: 'pear', g: 356, show: { qty: 2, unit: 'medium' }, prep: 'cored, in thin boats' },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'shaved' },
    { id: 'watercress', g: 80, prep: 'thick stalks off' },
    { id: 'mackerel-tinned', g: 190, prep: 'in large flakes' },
    { id: 'sunflower-seeds', g: 27, show: { qty: 3, unit: 'tbsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Beat vinegar and mustard with a fork, then the oil in a thread, until the bowl of the spoon stays veiled.',
      uses: ['apple-cider-vinegar', 'dijon-mustard', 'olive-oil'],
      minutes: 2,
    },
    {
      text: 'Pears and celery go in first and are turned about, which keeps them pale.',
      uses: ['pear', 'celery'],
      minutes: 4,
    },
    {
      text: 'Toss the watercress through at the last moment and heap it on the plates.',
      uses: ['watercress'],
      minutes: 1,
    },
    {
      text: 'Lay the mackerel on in pieces big enough to need cutting. Seeds and a good grind of pepper finish it.',
      uses: ['mackerel-tinned', 'sunflower-seeds', 'black-pepper'],
      minutes: 2,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'A pear that gives a little at the neck is the one to pick; a hard one wants slicing thinner.',
})
