import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const pintoDipPeppersWordsEs = {
  title: 'Dip de frijol pinto y chile verde con cucharas de pimiento',
  blurb: 'Frijoles machacados, chile verde suave y limón, para comer con gajos de pimiento rojo dulce.',
  call: {
    'red-pepper': 'el pimiento',
    'pinto-beans': 'los frijoles',
    'tinned-green-chillies': 'los chiles',
    'olive-oil': 'el aceite',
    'smoked-paprika': 'el pimentón',
    'lime-juice': 'el jugo de limón',
  },
  prep: { 'red-pepper': 'en gajos anchos', celery: 'en bastones' },
  steps: [
    'Enjuaga {el pinto-beans} con agua tibia, para que sea más fácil aplastarlos. Hazlos pasta con {el lime-juice}, {el olive-oil} y {el garlic-powder}, usando un machacador.',
    'Incorpora {el tinned-green-chillies}. Si queda muy duro, una cucharada de su líquido lo afloja.',
    'Sírvelo en un tazón, espolvorea {el smoked-paprika} y acomoda alrededor {el red-pepper} y {el celery}, como los rayos del sol en un dibujo de niño.',
  ],
} as const satisfies SpanishRecipeWords
