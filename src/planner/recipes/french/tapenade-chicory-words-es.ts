import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tapenadeChicoryWordsEs = {
  title: 'Tapenade de aceitunas negras en hojas de {chicory}',
  blurb:
    'Aceitunas, {capers}, {garlic} y {thyme} picados hasta hacer una pasta oscura, para comer con hojas crujientes y amargas.',
  call: { olives: 'las aceitunas', 'olive-oil': 'el aceite' },
  prep: { olives: 'sin hueso', capers: 'enjuagadas', thyme: 'hojas', 'cherry-tomatoes': 'en cubos' },
  steps: [
    'Pica {el garlic} y {el thyme} muy fino con un cuchillo grande. Agrega {el olives} y {el capers}, y sigue meciendo la hoja hasta tener una pasta gruesa y húmeda.',
    'Pásala a un tazón y únela con {el olive-oil} y {el lemon-juice}.',
    'Separa {el chicory} en barquitas, pon una cucharadita de tapenade en cada una y alégralas con {el cherry-tomatoes}.',
  ],
  tip: 'Bajo una capa de aceite, en un frasco cerrado, la pasta dura varios días.',
} as const satisfies SpanishRecipeWords
