import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mangoCoconutRiceWordsEs = {
  title: 'Tazón de {rice-cooked} con coco y {mango}',
  blurb:
    'La idea del {rice-cooked} pegajoso con {mango}, hecha para la mañana: granos tibios en {coconut-milk-light}, fruta fría y un final dulce y salado.',
  call: { 'lime-juice': 'el jugo de limón', 'sesame-seeds': 'el ajonjolí' },
  prep: { mango: '{rebanado|rebanados}' },
  steps: [
    'Pon {el rice-cooked}, {el coconut-milk-light} y {el salt} en un tazón con espacio para subir. Cocina {time} en el microondas, revuelve y repite hasta que los granos se inflen y la leche sea salsa.',
    'Déjalo reposar {1 min} y luego incorpora {el natural-yogurt}, que lo pone cremoso y lo enfría.',
    'Abre {el mango} en abanico sobre {el rice-cooked}, mójalo con {el lime-juice} y termina con {el sesame-seeds}.',
  ],
  tip: 'Fuera de temporada, va bien el {mango} congelado que pasó la noche en el refrigerador.',
} as const satisfies SpanishRecipeWords
