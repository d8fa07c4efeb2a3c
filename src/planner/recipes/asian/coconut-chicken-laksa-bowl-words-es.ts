import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const coconutChickenLaksaBowlWordsEs = {
  title: 'Laksa de {chicken-breast-cooked} con coco y {sweet-potato}',
  blurb:
    'Una laksa que no necesita estufa: caldo caliente de coco, pasta de curry, {chicken-breast-cooked} ya cocido y cubitos de {sweet-potato}.',
  call: {
    'red-curry-paste': 'la pasta de curry',
    'red-pepper': 'el pimiento',
    'baby-spinach': 'las espinacas',
    'lime-juice': 'el jugo de limón',
    'coconut-chips': 'el coco',
  },
  prep: {
    'sweet-potato': 'en cubos del tamaño de un terrón de azúcar',
    'chicken-breast-cooked': 'deshebrada',
    'red-pepper': 'en tiras finas',
  },
  steps: [
    'Cubre {el sweet-potato} con una hoja de papel de cocina mojada y cocínalo en el microondas unos {time}. Un cubo debe aplastarse entre dos dedos.',
    'Pon a hervir agua en la tetera. En un tazón grande para microondas, bate {el red-curry-paste} con un poco {del coconut-milk-light}, luego con toda y con {el water} ya medida, hirviendo.',
    'Agrega {el chicken-breast-cooked} y {el red-pepper}, y calienta {2.5 min} a máxima potencia, hasta que humee y burbujee en la orilla.',
    'Incorpora {el baby-spinach}, que se ablandan de inmediato, y luego {el sweet-potato} y {el lime-juice}. Pon encima {el coriander} y {el coconut-chips}.',
  ],
  tip: 'Agrega fideos de arroz remojados en {water} caliente si quieres que te dure hasta la noche.',
} as const satisfies SpanishRecipeWords
