import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const rubyGrapefruitAvocadoWordsEs = {
  title: '{Grapefruit} y {avocado} con chile y pepitas',
  blurb: '{Grapefruit} roja de Texas con {avocado} maduro, limón, chile y una cucharada de pepitas crujientes.',
  call: { 'pumpkin-seeds': 'las pepitas', 'lime-juice': 'el jugo de limón', 'chilli-powder': 'el chile' },
  prep: { grapefruit: '{pelada|peladas} hasta la pulpa', avocado: '{rebanado|rebanados}' },
  steps: [
    'Pon {el grapefruit} de pie, quítale la cáscara y la piel blanca en tiras de arriba abajo y córtala en ruedas. Guarda el jugo que quede en la tabla.',
    'Acomoda las ruedas y {el avocado} en un plato, encimados como tejas, y mójalos con {el lime-juice} y el jugo que guardaste.',
    'Frota {el chilli-powder} y {el salt} entre dos dedos, espolvoréalos desde lo alto y termina con {el pumpkin-seeds}.',
  ],
} as const satisfies SpanishRecipeWords
