import { expect, test } from 'vitest'
import { stepTimes } from '#planner/derive/step-times.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { notHandsFree, withoutCue, withoutHeat } from '#planner/validate-library/hob-problems.ts'
import { library } from './library.ts'

/** How many steps of the library may still break a rule; the figures only go down. */
const most = { withoutHeat: 0, withoutCue: 0, notHandsFree: 0 }

test('steps on the hob say how hot it is, for how long and how one sees that they are done', () => {
  expect(library.flatMap(withoutHeat).length).toBeLessThanOrEqual(most.withoutHeat)
  expect(library.flatMap(withoutCue).length).toBeLessThanOrEqual(most.withoutCue)
})

/** Steps with a timer and no heat in dishes that are cooked on the hob alone: what rests, soaks, chills or sets. */
const resting = [
  'avgolemono-chicken-soup 3',
  'bengali-mustard-trout 1',
  'besan-chilla-tomato 2',
  'bifteki-burgers 2',
  'black-bean-burgers 2',
  'black-bean-burgers 3',
  'bulgogi-beef-tacos 1',
  'buttermilk-blueberry-pancakes 2',
  'cornmeal-catfish-radish-slaw 1',
  'devilled-eggs-smoked-paprika 2',
  'falafel-burgers 3',
  'farinata-fennel-salad 1',
  'fideo-seco 5',
  'marmitako 5',
  'mushroom-galettes 1',
  'pain-perdu-strawberries 2',
  'pasta-e-ceci 5',
  'prawn-okonomiyaki 1',
  'prawn-pea-pulao 6',
  'semolina-halva 4',
  'shrimp-burgers-remoulade 2',
  'turkey-sausage-jambalaya 6',
  'vegetable-paella 7',
]

test('every timed step of a dish of the hob has a heat, unless it rests', () => {
  const sources = ['OVEN', 'GRILL', 'MICROWAVE', 'AIR_FRYER', 'TOASTER', 'KETTLE', 'SLOW_COOKER', 'PRESSURE_COOKER']
  const timed = library
    .filter(({ equipment }) => equipment.includes('HOB') && !equipment.some((each) => sources.includes(each)))
    .flatMap((recipe) =>
      recipe.steps.flatMap((step, at) =>
        step.heat === undefined && stepTimes(step, asWritten(recipe)).timer !== null ? [`${recipe.id} ${at + 1}`] : [],
      ),
    )
  expect(timed.toSorted()).toEqual(resting)
})

test('a step that leaves the hands free does not ask for them', () => {
  expect(library.flatMap(notHandsFree).length).toBeLessThanOrEqual(most.notHandsFree)
})
