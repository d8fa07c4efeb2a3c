import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const edamameSesameChilliWordsEs = {
  title: '{Edamame} con ajonjolí y chile',
  blurb: 'El tazón que llega con la primera bebida en un izakaya, con ajonjolí tostado, limón y un poco de chile.',
  call: { 'sesame-seeds': 'el ajonjolí', 'chilli-flakes': 'el chile' },
  steps: [
    'Enjuaga {el edamame} para quitarle la escarcha, tápalo en un tazón y cocínalo en el microondas hasta que esté caliente y brillante como hoja nueva.',
    'Machaca {el sesame-seeds} con {el salt} y {el chilli-flakes} con la base de una taza. El olor te dice cuándo parar.',
    'Escurre {el edamame}, mójalo con {el lime-juice} y sacúdelo con {el sesame-seeds} machacado para que todo quede cubierto.',
  ],
} as const satisfies SpanishRecipeWords
