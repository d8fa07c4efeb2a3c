import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const steamedSweetPotatoSesameWordsEs = {
  title: 'Yaki-imo de microondas con ajonjolí y {pear}',
  blurb:
    'El {sweet-potato} de las calles de Japón en invierno, listo mientras te bañas: pulpa de miel, ajonjolí y rebanadas de {pear} crujiente.',
  call: { 'ground-ginger': 'el jengibre', 'sesame-seeds': 'el ajonjolí' },
  prep: { pear: 'en gajos' },
  steps: [
    'Pica {el sweet-potato} una docena de veces con un tenedor, envuélvelo en una hoja de papel de cocina mojada y cocínalo en el microondas a máxima potencia {6-7 min}.',
    'Déjalo envuelto {1 min} más y luego pellízcalo. Debe sentirse suave de punta a punta, como un aguacate maduro.',
    'Revuelve {el ground-ginger} y {el salt} con {el tahini}.',
    'Abre la cáscara de extremo a extremo, empuja la pulpa hacia arriba con los dedos, deja que {el tahini} se meta y esparce {el sesame-seeds}. Come {el pear} entre bocado y bocado.',
  ],
  tip: 'Los {sweet-potato+} largos y delgados se cuecen más parejo que los gordos y redondos.',
} as const satisfies SpanishRecipeWords
