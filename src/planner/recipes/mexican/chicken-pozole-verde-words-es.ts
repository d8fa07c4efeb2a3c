import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenPozoleVerdeWordsEs = {
  title: 'Pozole verde de {chicken-thigh}',
  blurb:
    'Una olla de fin de semana: {hominy} y {chicken-thigh} en un caldo espesado con pepitas, bajo un montón de verdura cruda.',
  call: {
    'chicken-thigh': 'el pollo',
    'pumpkin-seeds': 'las pepitas',
    'chicken-stock-unsalted': 'el caldo',
    'salsa-verde': 'la salsa verde',
    'bay-leaf': 'el laurel',
    hominy: 'el maíz pozolero',
  },
  prep: {
    onion: 'en trozos',
    jalapeno: 'a la mitad',
    hominy: 'enjuagado',
    cabbage: 'rebanada finísima',
    radish: '{rebanado|rebanados}',
    avocado: 'en cubos',
  },
  steps: [
    'Pon {el chicken-thigh} en {el chicken-stock-unsalted} con {el bay-leaf}, en una cacerola, y cuécelo con la superficie apenas moviéndose. Saca un trozo y jálalo. Está listo cuando se deshebra y no se ve rosa en el centro.',
    'Mueve {el pumpkin-seeds} en un sartén seco sin quitarles la vista. Truenan y se inflan. Detente cuando estén verde olivo, antes de que se doren.',
    'Pon {el pumpkin-seeds} en la licuadora con {el onion}, {el garlic}, {el jalapeno}, {el salsa-verde}, {el spinach}, la mayor parte {del coriander} y un cucharón del caldo, y muele hasta que esté completamente terso.',
    'Revuelve esa pasta verde con el caldo, {el hominy}, {el dried-oregano} y {el salt}. Hierve suave hasta que esté verde oscuro y el maíz gordo.',
    'Deshebra {el chicken-thigh} con dos tenedores y regrésalo a la sopa.',
    'Llena platos anchos y que cada quien le ponga {cabbage}, {radish}, {avocado} y el resto {del coriander}.',
  ],
  tip: 'Congélalo sin la verdura cruda. Unas mitades de limón en la mesa nunca están de más.',
} as const satisfies SpanishRecipeWords
