import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const avocadoLimeSlawWordsEs = {
  title: 'Ensalada de col con {avocado} y limón',
  blurb: '{Cabbage} y {carrot} ralladas en un aderezo verde que es puro {avocado}, limón y {coriander}.',
  call: { 'pumpkin-seeds': 'las pepitas', 'lime-juice': 'el jugo de limón' },
  prep: {
    coriander: 'picado finamente',
    cabbage: 'rallada fina',
    carrot: '{rallada gruesa|ralladas gruesas}',
    jalapeno: 'en medias lunas delgadas',
  },
  steps: [
    'Machaca {el avocado} con un tenedor, aflójalo con {el lime-juice} y {el water} hasta que caiga de los dientes, y píntalo con {el coriander} y {el salt}.',
    'Con las manos limpias, masajea {el cabbage}, {el carrot} y {el jalapeno} en el aderezo durante un minuto completo; el montón se encoge una tercera parte.',
    '{El pumpkin-seeds} encima, y directo a la mesa.',
  ],
} as const satisfies SpanishRecipeWords
