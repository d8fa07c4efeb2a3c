import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mintedPeaDipRadishesWordsEs = {
  title: 'Dip de chícharos y hierbabuena con {radish+}',
  blurb:
    'Un dip verde de jardín con un toque de limón, {radish+} rosas y fríos para pasar por él y {rice-cakes+} crujientes.',
  call: { 'olive-oil': 'el aceite' },
  prep: { radish: 'a la mitad', 'rice-cakes': 'en trozos' },
  steps: [
    'Cubre {el frozen-peas} con agua hirviendo de la tetera y déjalos {time}. Escúrrelos. Deben estar tiernos y todavía de un verde vivo.',
    'Muele {el frozen-peas}, {el natural-yogurt}, {el mint}, {el lemon-juice}, {el olive-oil} y {el salt} en el procesador, y detente cuando aún esté un poco rústico.',
    'Sírvelo en un tazón al centro de la mesa, con {el radish+} y {el rice-cakes+} para sopear.',
  ],
} as const satisfies SpanishRecipeWords
