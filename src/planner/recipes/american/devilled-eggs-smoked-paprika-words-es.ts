import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const devilledEggsSmokedPaprikaWordsEs = {
  title: '{Egg+} rellenos de {cottage-cheese}',
  blurb:
    '{Egg+} de día de campo con un relleno de sus propias yemas, {cottage-cheese} y mostaza, y una lluvia de pimentón ahumado.',
  call: { mustard: 'la mostaza', 'apple-cider-vinegar': 'el vinagre', 'smoked-paprika': 'el pimentón ahumado' },
  prep: { chives: 'picado con tijeras' },
  steps: [
    'Baja {el egg+} a una olla con agua que burbujee y pon el temporizador en {time}. Cuando suene, las yemas están firmes.',
    'Quiebra los cascarones por todos lados bajo la llave de agua fría y déjalos en agua fría limpia hasta que ya no se sientan tibios. Así se pelan fácil.',
    'Pártelos a lo largo y saca las yemas. Machácalas con {el cottage-cheese}, {el mustard} y {el apple-cider-vinegar} hasta que estén casi lisas.',
    'Rellena las claras con dos cucharitas y espolvorea {el smoked-paprika} y {el chives}.',
  ],
} as const satisfies SpanishRecipeWords
