import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const yogurtPeachWalnutsWordsEs = {
  title: '{Greek-yogurt-2} espeso con {peach}, {thyme} y {walnuts}',
  blurb:
    'Desayuno en una terraza encalada: {greek-yogurt-2} fresco, un {peach} en su punto, {walnuts} y un hilo de {honey} con {thyme}.',
  call: { 'greek-yogurt-2': 'el yogur' },
  prep: { peach: 'en gajos delgados', walnuts: 'en trozos', thyme: 'solo las hojas' },
  steps: [
    'Sirve {el greek-yogurt-2} en un tazón y hazle un hueco con el dorso de la cuchara.',
    'Frota {el thyme} entre dos dedos sobre {el honey}, que toma su aroma de inmediato.',
    'Llena el hueco con {el peach}, esparce {el walnuts} y deja caer {el honey} sobre todo.',
  ],
  tip: 'Peras en otoño, higos en septiembre, naranjas en invierno.',
} as const satisfies SpanishRecipeWords
