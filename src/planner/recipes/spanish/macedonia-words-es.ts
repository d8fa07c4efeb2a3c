import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const macedoniaWordsEs = {
  title: 'Macedonia, ensalada de frutas con naranja y {cinnamon}',
  blurb:
    'El postre de diario en España: la fruta que esté madura, en trozos chicos, que hace su propio almíbar en {orange-juice}.',
  call: { 'pumpkin-seeds': 'las pepitas' },
  prep: { peach: 'en cubos', kiwi: '{pelado|pelados}, en cubos', grapes: 'a la mitad', strawberries: 'en cuartos' },
  steps: [
    'Revuelve {el cinnamon} con {el orange-juice} en el fondo de un tazón de vidrio. Al principio flota; sigue moviendo.',
    'Corta ahí mismo {el peach}, {el kiwi}, {el grapes} y {el strawberries}, todo del tamaño {del grapes}.',
    'Deja el tazón mientras recoges la mesa. Justo antes de repartir, agrega {el pumpkin-seeds} y {el mint} en trocitos.',
  ],
  tip: 'En invierno, manzanas y peras; en agosto, melón. La regla es tres colores o más.',
} as const satisfies SpanishRecipeWords
