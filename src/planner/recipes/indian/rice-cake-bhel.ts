import { recipe } from '#planner/recipe.ts'

export const riceCakeBhel = recipe({
  id: 'rice-cake-bhel',
  title: 'Rice cake bhel',
  blurb: "Mumbai's beach snack from the cupboard: puffed rice, chickpeas, onion and tomato slicked with tamarind.",
  cuisine: 'INDIAN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'tamarind-paste', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'water', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'chilli-powder', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'chickpeas', g: 100 },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'seeds out, finely diced' },
    { id: 'red-onion', g: 50, show: { qty: 5, unit: 'tbsp' }, prep: 'finely chopped' },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'rice-cakes', g: 36, show: { qty: 4, unit: 'piece' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Thin the tamarind with the water in a big bowl and season it with chilli powder and salt.',
      uses: ['tamarind-paste', 'water', 'chilli-powder', 'salt'],
      minutes: 1,
    },
    {
      text: 'Roll chickpeas, tomato, onion and coriander about in that until they are glossy.',
      uses: ['chickpeas', 'tomato', 'red-onion', 'coriander'],
      minutes: 5,
    },
    {
      text: 'Crumble in the rice cakes with both hands, give it three quick turns and eat at once, with your fingers or a spoon.',
      uses: ['rice-cakes'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Bhel waits for nobody: five minutes after mixing it is soggy. Call everyone first.',
})
