import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const kiwiStrawberryHempBowlWordsEs = {
  title: 'Tazón californiano de kiwi y fresa',
  blurb:
    'Un desayuno de barra de jugos para masticar en vez de sorber: kiwi, {strawberries}, {ginger}, {coconut-chips} y {hemp-seeds} suaves.',
  call: { 'lime-juice': 'el jugo', kiwi: 'la fruta' },
  prep: { kiwi: 'en medias lunas', strawberries: 'en cuartos', ginger: '{rallado fino|rallados finos}' },
  steps: [
    'Revuelve {el ginger} con {el lime-juice} de limón y déjalo reposar mientras pelas los kiwis y limpias las fresas.',
    'Aplasta unas cuantas {strawberries} contra el tazón, para que suelten jugo, y revuelve ahí el resto {del kiwi} con {el lime-juice} de limón y jengibre.',
    'Esparce {el coconut-chips} y {el hemp-seeds}, y rompe {el mint} al final, porque se marchita en minutos.',
  ],
  tip: 'La fruta con limón dura un día en el refrigerador. Lo que truena, ponlo por la mañana.',
} as const satisfies SpanishRecipeWords
