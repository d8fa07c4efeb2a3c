import { recipe } from '#planner/recipe.ts'

export const kiwiStrawberryHempBowl = recipe({
  id: 'kiwi-strawberry-hemp-bowl',
  title: 'California kiwi and strawberry bowl',
  blurb:
    'A juice bar breakfast to chew instead of sip: kiwi, strawberries, ginger, coconut flakes and soft hemp seeds.',
  cuisine: 'AMERICAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 7, total: 7 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'kiwi', g: 138, show: { qty: 2, unit: 'piece' }, prep: 'in half-moons' },
    { id: 'strawberries', g: 150, prep: 'quartered' },
    { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'ginger', g: 2, show: { qty: 1, unit: 'tsp' }, prep: 'finely grated' },
    { id: 'hemp-seeds', g: 15, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'coconut-chips', g: 15, show: { qty: 3, unit: 'tbsp' } },
    { id: 'mint', g: 2, show: { qty: 1, unit: 'sprig' } },
  ],
  steps: [
    {
      text: 'Stir ginger into the lime juice and let it infuse while you peel the kiwi and hull the berries.',
      uses: ['ginger', 'lime-juice', 'kiwi', 'strawberries'],
      minutes: 4,
    },
    {
      text: 'Crush a few strawberries against the bowl, so that they bleed, and roll the rest of the fruit in their juice with the gingery lime.',
      uses: [],
      minutes: 1,
    },
    {
      text: 'Rain the coconut and hemp over it and tear the mint on last, since it bruises by the minute.',
      uses: ['coconut-chips', 'hemp-seeds', 'mint'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'Fruit and lime keep a day in the fridge. Add what crunches in the morning.',
})
