import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const alooGobiChickpeasWordsEs = {
  title: 'Aloo gobi con garbanzos',
  blurb: 'Papas y {cauliflower} con especias, secas y doradas, con garbanzos que las vuelven una cena completa.',
  call: { 'rapeseed-oil': 'el aceite' },
  prep: {
    onion: '{rebanada|rebanadas}',
    potato: 'en cubos de {2 cm}',
    cauliflower: 'en ramitos chicos',
    tomato: '{picado|picados}',
    chickpeas: 'escurridos',
  },
  steps: [
    'Cocina {el onion} en {el rapeseed-oil}, en una cacerola, moviendo, hasta que las tiras estén suaves y con las puntas doradas.',
    'Agrega {el curry-powder}, {el cumin}, {el potato+} y {el cauliflower}. Dale vuelta a todo hasta que ya no se vea nada blanco.',
    'Agrega {el tomato+}, {el water} y {el salt}, y pon una tapa que cierre bien. Se cuecen en su propio jugo. Está listo cuando {el potato} está suave hasta el centro y los ramitos siguen enteros.',
    'Destapa, agrega {el chickpeas} y dales vuelta con cuidado hasta que se seque el líquido y el fondo empiece a dorarse.',
  ],
  tip: 'Al día siguiente, enróllalo en un pan plano con una cucharada de encurtido.',
} as const satisfies SpanishRecipeWords
