import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenCucumberBoatsWordsEs = {
  title: 'Barcas de {cucumber} con {chicken-breast-cooked} cajún',
  blurb:
    '{Cucumber} frío ahuecado como una piragua y cargado de {chicken-breast-cooked} con especias y {avocado}. Para comer con la mano.',
  call: { 'lime-juice': 'el jugo de limón', 'cajun-seasoning': 'el sazonador cajún' },
  prep: { 'chicken-breast-cooked': 'picada muy fino', celery: 'en cubitos' },
  steps: [
    'Parte {el cucumber} a lo largo y luego a lo ancho, y pasa una cucharita por cada trozo para hacer un canal. Ponle {el salt} por dentro.',
    'Machaca {el avocado}, {el lime-juice} y {el cajun-seasoning}, y revuelve con {el chicken-breast-cooked} y {el celery} hasta que todo se pegue.',
    'Sacude el agua que sacó {el salt}, llena las barcas y córtalas en trozos que se puedan tomar con la mano.',
  ],
} as const satisfies SpanishRecipeWords
