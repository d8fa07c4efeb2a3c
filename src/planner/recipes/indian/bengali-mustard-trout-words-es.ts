import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const bengaliMustardTroutWordsEs = {
  title: '{Trout} a la mostaza bengalí con ejotes',
  blurb:
    'Mostaza fuerte, coco suave y chile verde con pescado tierno, como se come a la orilla de los ríos de Bengala.',
  call: { 'green-beans': 'los ejotes', 'green-chilli': 'el chile', 'rapeseed-oil': 'el aceite' },
  prep: { 'green-chilli': '{abierto|abiertos} a lo largo', 'green-beans': 'sin puntas y a la mitad' },
  steps: [
    'Mezcla {el mustard-powder}, {el turmeric} y {el salt} con {el water}, y déjalo {time}. Al principio amarga y se suaviza al reposar.',
    'Mientras tanto, fríe {el green-beans} en {el rapeseed-oil} con {el green-chilli}, hasta que se arruguen y tengan manchitas.',
    'Vierte {el coconut-milk-light} e incorpora la mostaza hasta que esté tersa y humee. Pruébala. Debe cosquillear la nariz, no doler.',
    'Baja {el trout} con la piel hacia arriba y tapa. Está lista cuando la piel se quita de un jalón y la carne se abre en lascas.',
    'Calienta {el rice-cooked} y deja que absorba la salsa amarilla.',
  ],
} as const satisfies SpanishRecipeWords
