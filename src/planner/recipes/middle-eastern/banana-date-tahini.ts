import { recipe } from '#planner/recipe.ts'

export const bananaDateTahini = recipe({
  id: 'banana-date-tahini',
  title: 'Banana with date and tahini sauce',
  blurb: 'Dates and sesame, the oldest breakfast of Iraq, beaten smooth and warm, and poured over banana with seeds.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 6, total: 6 },
  skill: 'NOVICE',
  equipment: ['KETTLE'],
  noCook: true,
  ingredients: [
    { id: 'medjool-dates', g: 36, show: { qty: 1.5, unit: 'piece' }, prep: 'stoned, chopped' },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' }, prep: 'just boiled in the kettle' },
    { id: 'tahini', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'cardamom', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'banana', g: 118, show: { qty: 1, unit: 'medium' }, prep: 'sliced lengthways' },
    { id: 'clementine', g: 74, show: { qty: 1, unit: 'piece' }, prep: 'in segments' },
    { id: 'sunflower-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Cover the dates with the water and let them sit for two minutes, till they fall apart at a nudge.',
      uses: ['medjool-dates', 'water'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Mash them against the side of the cup, then beat in tahini and cardamom. It looks split, then suddenly it is toffee.',
      uses: ['tahini', 'cardamom'],
      minutes: 1,
    },
    {
      text: 'Pour it over banana and clementine and let the seeds fall where they like.',
      uses: ['banana', 'clementine', 'sunflower-seeds'],
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Make the cream for three days and keep it cold. A drop of hot water loosens it.',
})
