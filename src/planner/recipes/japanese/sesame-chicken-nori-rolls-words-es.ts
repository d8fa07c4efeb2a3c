import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const sesameChickenNoriRollsWordsEs = {
  title: 'Conos de nori con {chicken-breast-cooked} y ajonjolí',
  blurb:
    'Conos para comer con la mano, sin arroz: una hoja de nori, hojas picositas y {chicken-breast-cooked} en un aderezo espeso de ajonjolí.',
  call: { 'red-pepper': 'el pimiento', nori: 'el nori', 'sesame-seeds': 'el ajonjolí' },
  prep: {
    'chicken-breast-cooked': 'en tiras delgadas',
    nori: 'a la mitad',
    'red-pepper': 'en tiras',
    carrot: 'en bastoncitos',
  },
  steps: [
    'Bate {el tahini}, {el lime-juice} y {el soy-sauce}. Revuelve las tiras de {chicken-breast-cooked} en esta crema hasta que queden cubiertas.',
    'Sostén un trozo de {nori} en la palma abierta, con lo brillante hacia abajo, y ponle una ramita de {watercress} hacia el pulgar.',
    'Acomoda encima {el chicken-breast-cooked}, {el red-pepper} y {el carrot} en diagonal, apuntando a la esquina superior izquierda, y espolvorea {el sesame-seeds}.',
    'Dobla la esquina más cercana y enrolla hacia la derecha, en forma de cono. Come cada uno en cuanto lo armes.',
  ],
} as const satisfies SpanishRecipeWords
