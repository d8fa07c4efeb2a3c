import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mackerelCarrotAppleSlawWordsEs = {
  title: 'Macarela con ensalada de {carrot} y {apple}',
  blurb: 'Pescado con mucho sabor sobre un montón de verdura cruda, dulce y ácida, listo en cuanto acabas de rallar.',
  call: { 'mackerel-tinned': 'la macarela', 'apple-cider-vinegar': 'el vinagre', 'olive-oil': 'el aceite' },
  prep: { apple: '{rallada gruesa|ralladas gruesas}' },
  steps: [
    'Ralla {el carrot+} y {el apple} por el lado grueso del rallador.',
    'Bate {el apple-cider-vinegar}, {el mustard}, {el olive-oil} y {el salt}, y mézclalos con lo rallado usando las manos.',
    'Acomoda encima {el mackerel-tinned} en lascas grandes y esparce {el sunflower-seeds}.',
  ],
} as const satisfies SpanishRecipeWords
