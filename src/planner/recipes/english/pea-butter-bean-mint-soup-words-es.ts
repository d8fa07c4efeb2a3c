import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const peaButterBeanMintSoupWordsEs = {
  title: 'Sopa de chícharos, habas lima y {mint}',
  blurb:
    'Verde brillante, espesa y aterciopelada: {frozen-peas} del congelador y una lata de habas lima se vuelven cena en {25 min}.',
  call: { 'olive-oil': 'el aceite', 'vegetable-stock': 'el caldo', 'sunflower-seeds': 'las semillas' },
  prep: {
    leek: 'en aros delgados, {enjuagado|enjuagados}',
    garlic: '{picado|picados}',
    'sunflower-seeds': 'para esparcir',
  },
  steps: [
    'Pon una olla grande a fuego bajo con {el olive-oil}, {el leek+} y {el salt}. Tapa y deja que {el leek+} se ablanden por completo.',
    'Revuelve {el garlic} y dale {0.5 min}, solo hasta que huela dulce.',
    'Agrega {el vegetable-stock} y {el butter-beans} escurridas, y lleva todo a un hervor alegre. Está listo cuando las habas lima están calientes hasta el centro.',
    'Agrega {el frozen-peas}, pero guarda una cucharada para el final. Están cocidos en cuanto la sopa vuelve a burbujear.',
    'Fuera del fuego, agrega las hojas de {mint} y {el lemon-juice}, y muele con la batidora de inmersión hasta que no quede ni un grumo.',
    'Sirve en tazones y termina con {el frozen-peas} que guardaste y {el sunflower-seeds}.',
  ],
  tip: 'Si la recalientas, detente antes de que hierva fuerte. El verde se opaca cuando hierve mucho.',
} as const satisfies SpanishRecipeWords
