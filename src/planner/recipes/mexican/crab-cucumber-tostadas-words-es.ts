import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const crabCucumberTostadasWordsEs = {
  title: 'Tostadas de cangrejo y {cucumber}',
  blurb: 'Un bocado de los puestos de playa de Baja: cangrejo frío, {cucumber} y limón sobre una tortilla que truena.',
  call: {
    'corn-tortilla': 'la tortilla, las tortillas',
    'red-onion': 'la cebolla',
    'hot-sauce': 'la salsa',
    'lime-juice': 'el jugo de limón',
    'crab-meat': 'el cangrejo',
  },
  prep: {
    cucumber: 'en cubos del tamaño de un chícharo',
    'red-onion': '{picada|picadas} finamente',
    coriander: 'picado',
  },
  steps: [
    'Tuesta {el corn-tortilla+} en el tostador al máximo. Tuéstalas otra vez al revés, hasta que estén tiesas y crujientes.',
    'Revisa {el crab-meat} con los dedos por si trae pedacitos de caparazón y mézclalo con {el cucumber}, {el red-onion}, {el lime-juice}, {el hot-sauce} picante y {el coriander}.',
    'Unta primero {el avocado} para que se pegue lo demás, amontona el cangrejo encima y come antes de que el jugo ablande la tortilla.',
  ],
} as const satisfies SpanishRecipeWords
