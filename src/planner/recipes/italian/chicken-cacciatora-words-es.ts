import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenCacciatoraWordsEs = {
  title: '{Chicken-thigh} a la cacciatora',
  blurb:
    'El guiso del cazador en {30 min}: muslos tiernos, pimientos, champiñones y aceitunas en una salsa oscura de tomate.',
  call: {
    'chicken-thigh': 'el pollo',
    'red-pepper': 'los pimientos',
    'chestnut-mushrooms': 'los champiñones',
    olives: 'las aceitunas',
    'olive-oil': 'el aceite',
    'red-onion': 'la cebolla',
    'balsamic-vinegar': 'el vinagre',
    'tinned-tomatoes': 'los tomates',
  },
  prep: {
    'chicken-thigh': 'cada muslo en tres',
    'red-onion': '{rebanada|rebanadas}',
    'red-pepper': 'en tiras gruesas',
    'chestnut-mushrooms': 'a la mitad',
    garlic: '{machacado|machacados}',
    olives: 'sin hueso',
  },
  steps: [
    'Ponle sal {al chicken-thigh}. Dóralo a fuego vivo en {1/2} {del olive-oil}, en un sartén grande, volteándolo una vez, y apártalo cuando todavía esté rosa por dentro.',
    'Fríe {el chestnut-mushrooms} solos en la grasa que quedó, hasta que suelten su jugo y se evapore.',
    'Agrega el resto {del olive-oil}, {el red-onion} y {el red-pepper}. Muévelos hasta que las tiras se venzan y {el red-onion} huela dulce.',
    'Echa {el garlic} y {el rosemary}, cuenta hasta treinta y raspa todo lo dorado con {el balsamic-vinegar}. Sigue en cuanto ya nada esté pegado al sartén.',
    'Agrega {el tinned-tomatoes}, {el olives} y {el chicken-thigh} con sus jugos. Tapa a medias y hierve suave hasta que la salsa se pegue y el trozo más grueso no se vea rosa.',
  ],
  tip: 'Va bien sobre polenta o con pan, si los comes, y mejor al día siguiente.',
} as const satisfies SpanishRecipeWords
