import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const microwaveGritsPeachesWordsEs = {
  title: '{Grits} dulces con duraznos y semillas',
  blurb:
    'La avena del sur de Estados Unidos: {grits} suaves y amarillos, {tinned-peaches} con {cinnamon} y crema de semillas que se derrite.',
  call: { 'sunflower-seed-butter': 'la crema de semillas', 'maple-syrup': 'la miel de maple' },
  steps: [
    'Bate {el grits}, {el water} y {el salt} en un tazón grande que resista el calor, con espacio para que suban. Cocina {2.5 min} en el microondas.',
    'Deshaz los grumos con el batidor, agrega {el milk-semi} y cocina en tandas de {1} minuto, moviendo después de cada una, hasta que caiga del batidor en montoncitos suaves.',
    'Espolvorea {el tinned-peaches} con {el cinnamon} y deja que {el grits} calientes los entibien desde abajo. {El sunflower-seed-butter} y {el maple-syrup} van en medio, donde se derriten.',
  ],
  tip: 'Los {grits} fríos se endurecen. Rómpelos con un chorrito de {milk-semi} antes de recalentarlos.',
} as const satisfies SpanishRecipeWords
