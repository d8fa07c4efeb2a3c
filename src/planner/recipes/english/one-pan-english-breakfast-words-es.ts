import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const onePanEnglishBreakfastWordsEs = {
  title: 'Desayuno inglés en un solo sartén',
  blurb: {
    written: 'Tocino, {egg+}, frijoles, champiñones y tomates sin cinco sartenes sucios: todo se cocina en el mismo.',
    'portobello-mushroom':
      'Portobello, {egg+}, frijoles, champiñones y tomates sin cinco sartenes sucios: todo se cocina en el mismo.',
  },
  call: {
    'baked-beans': 'los frijoles',
    'chestnut-mushrooms': 'los champiñones',
    'cherry-tomatoes': 'los tomates',
    'olive-oil': 'el aceite',
    'black-pepper': 'la pimienta',
  },
  prep: {
    'portobello-mushroom': 'en rebanadas gruesas',
    'chestnut-mushrooms': 'a la mitad',
    'smoked-tofu': 'en rebanadas gruesas',
    chives: 'picado con tijeras',
  },
  steps: [
    [
      {
        written:
          'Acomoda {el bacon} en tu sartén más grande con {el olive-oil} y dóralo primero, hasta que no quede rosa.',
        'portobello-mushroom':
          'Acomoda las rebanadas de {portobello-mushroom} en tu sartén más grande con {el olive-oil} y dóralas primero, hasta que los dos lados estén dorados.',
      },
      'Empuja todo a la orilla.',
    ],
    'Pon {el chestnut-mushrooms} en el espacio libre, con lo plano hacia abajo. Sacude el sartén solo cuando se muevan con facilidad y agrega {el cherry-tomatoes} en el último minuto, hasta que uno o dos se abran.',
    'Vierte {el baked-beans} en los huecos y espera a que burbujeen aquí y allá.',
    {
      written:
        'Haz un hueco con una cuchara para cada {egg}. Rompe uno en cada hueco, tapa y baja el fuego. Están listos cuando las claras están cuajadas hasta la yema.',
      'smoked-tofu': 'Haz huecos con una cuchara y dora ahí {el smoked-tofu}, {side} por lado, hasta que esté dorado.',
    },
    'Esparce {el black-pepper} y {el chives} sobre todo y lleva el sartén a la mesa.',
  ],
} as const satisfies SpanishRecipeWords
