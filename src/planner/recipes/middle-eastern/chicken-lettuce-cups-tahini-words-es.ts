import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenLettuceCupsTahiniWordsEs = {
  title: 'Copas de lechuga con {chicken-breast-cooked}, {tahini} y pepinillo',
  blurb:
    'Tres hojas crujientes, {chicken-breast-cooked} frío, aderezo de ajonjolí y algo ácido: un taquito para comer con la mano.',
  call: { 'little-gem': 'las hojas', 'pomegranate-seeds': 'la granada' },
  prep: { 'chicken-breast-cooked': 'deshebrada', cornichons: 'en tiritas' },
  steps: [
    'Revuelve {el tahini}, {el cumin} y {el lemon-juice} en un tazón chico y, cuando se endurezca, aflójalo con {el water} hasta que caiga de la cuchara como listón.',
    'Cubre con eso {el chicken-breast-cooked}.',
    'Repártelo en {el little-gem}, agrega {el cornichons} y esparce encima {el pomegranate-seeds}.',
  ],
  tip: 'El {chicken-breast-cooked} asado que sobró es perfecto aquí, y también la carne de alrededor del ala.',
} as const satisfies SpanishRecipeWords
