import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tzatzikiPeppersWordsEs = {
  title: { written: 'Tzatziki con barquitas de pimiento', 'soya-yogurt': 'Tzatziki de soya con barquitas de pimiento' },
  blurb: 'Tan espeso que la cuchara se queda parada, frío, con ajo, y para comer con barquitas de pimiento rojo dulce.',
  call: {
    'red-pepper': 'el pimiento',
    'greek-yogurt-2': 'el yogur',
    'dried-mint': 'la menta',
    'white-wine-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
  },
  prep: { garlic: '{rallado|rallados}', 'red-pepper': 'en barquitas anchas' },
  steps: [
    'Ralla {el cucumber}, ponle {salt} y déjalo {time}, hasta que suelte su agua.',
    'Exprímelo en el puño hasta que no salga ni una gota más. El {cucumber} seco es todo el secreto.',
    'Revuélvelo con {el greek-yogurt-2}, {el garlic}, {el dried-mint}, {el white-wine-vinegar} y {el olive-oil}, y cómelo con {el red-pepper}.',
  ],
  tip: 'Una noche en el refrigerador le da más fuerza {al garlic}.',
} as const satisfies SpanishRecipeWords
