import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenDaikonAvocadoWordsEs = {
  title: 'Ensalada de {chicken-breast-cooked}, {daikon} y {avocado} con nori',
  blurb:
    'Fresca, crujiente y rápida: pollo cocido, bastoncitos de {daikon} y {avocado} maduro en un aderezo de limón y jengibre.',
  call: { nori: 'el alga nori' },
  prep: {
    daikon: 'en bastoncitos',
    ginger: '{rallado|rallados}',
    'chicken-breast-cooked': 'deshebrada',
    avocado: '{rebanado|rebanados}',
  },
  steps: [
    'Revuelve {el daikon} con {1/2} {del salt} y déjalo mientras sigues; en unos minutos los bastoncitos se doblan en vez de tronar.',
    'Agita {el lime-juice}, {el sesame-oil}, {el ginger} y el resto {del salt} en un frasco tapado.',
    'Exprime {el daikon} sobre el fregadero y revuélvelo con {el chicken-breast-cooked}, {el watercress} y casi todo el aderezo.',
    'Acomoda {el avocado} entre la ensalada y báñala con lo que queda del aderezo.',
    'Desmorona {el nori} encima con las manos secas y termina con el ajonjolí.',
  ],
  tip: '¿No encuentras {daikon}? Dos manojos de rábanos rebanados hacen lo mismo.',
} as const satisfies SpanishRecipeWords
