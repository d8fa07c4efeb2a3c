import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const bananaPuddingJarsWordsEs = {
  title: 'Frascos de budín de {banana}',
  blurb:
    'Capas de {banana}, {greek-yogurt-2} con vainilla y algo que se desmorona, como en cada reunión familiar, pero sin el tazón gigante.',
  call: { 'greek-yogurt-2': 'el yogur', 'vanilla-extract': 'la vainilla' },
  steps: [
    'Revuelve {el vanilla-extract} y {el honey} con {el greek-yogurt-2} hasta que brille.',
    'Rebana {el banana} del grueso de un lápiz y desmorona {el oatcakes+} con el puño.',
    'Pon los tres en capas, dos veces, en frascos chicos. Corona con un poco de {nutmeg} y déjalos {time}, hasta que las migajas estén suaves.',
  ],
} as const satisfies SpanishRecipeWords
