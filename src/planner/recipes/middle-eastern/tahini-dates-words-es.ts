import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tahiniDatesWordsEs = {
  title: '{Medjool-dates+} rellenos de {tahini} y naranja',
  blurb:
    'Dos {medjool-dates+} suaves, una cucharada de {tahini}, un toque de naranja: todo el consuelo de un dulce y nada que cocinar.',
  call: { 'orange-zest': 'la ralladura' },
  prep: { 'medjool-dates': 'sin hueso' },
  steps: [
    'Abre {el medjool-dates+} como un libro por el corte que dejó el hueso.',
    'Revuelve {el orange-zest} y {el cinnamon} con {el tahini} hasta que huela a las dos, y rellena con eso {el medjool-dates+}.',
  ],
} as const satisfies SpanishRecipeWords
