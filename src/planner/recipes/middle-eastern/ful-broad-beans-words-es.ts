import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const fulBroadBeansWordsEs = {
  title: 'Ful de habas con {tomato} y {tahini}',
  blurb:
    'El desayuno de El Cairo con habas verdes y tiernas: machacadas y tibias con {cumin} y limón, con {tomato} y {tahini} encima.',
  call: { 'broad-beans': 'las habas', 'olive-oil': 'el aceite' },
  prep: { garlic: '{rallado|rallados}', tomato: 'en cubitos', 'spring-onion': '{rebanada|rebanadas}' },
  steps: [
    'Pon {el broad-beans} con {el water} en un tazón, tápalo y cocina en el microondas hasta que puedas aplastar una entre los dedos.',
    'Agrega {el garlic}, {el cumin}, {el lemon-juice} y {el salt}, y machaca más o menos la mitad con un tenedor. Debe quedar con grumos y apenas húmedo para untarse.',
    'Extiéndelo en un plato hondo. Pon encima {el tomato} y {el spring-onion}, báñalo con {el tahini} y termina con {el olive-oil}.',
  ],
  tip: 'Si tienes tiempo, quítales la piel gris a las habas más grandes: el ful queda verde brillante.',
} as const satisfies SpanishRecipeWords
