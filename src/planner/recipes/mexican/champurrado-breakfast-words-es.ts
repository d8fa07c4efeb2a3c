import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const champurradoBreakfastWordsEs = {
  title: 'Champurrado',
  blurb: 'Masa, canela y chocolate amargo batidos en un desayuno caliente y espeso para mañanas frías.',
  call: {
    'dark-chocolate': 'el chocolate',
    'masa-harina': 'la masa harina',
    'cinnamon-stick': 'la canela',
    cocoa: 'la cocoa',
  },
  prep: { 'dark-chocolate': 'en trozos' },
  steps: [
    'Bate {el masa-harina} con {el water} fría en una jarra hasta que no quede ni un grumo. Primero parece arena mojada; luego, crema.',
    'Calienta {el milk-semi} con {el cinnamon-stick} en una olla casi hasta que hierva. Detente cuando suban hilos de vapor y la orilla empiece a burbujear.',
    'Revuelve otra vez la masa, porque se asienta, y viértela despacio con una mano mientras bates con la otra. Endulza con {el brown-sugar}, agrega la pizca de {salt} y sigue batiendo hasta que espese de golpe.',
    'Quítalo del fuego, derrite {el dark-chocolate} y {el cocoa}, y gira el molinillo o el batidor entre las palmas hasta que haya espuma.',
    'Saca la canela y tómalo en tazas grandes, con cuchara para lo último.',
  ],
  tip: 'En el refrigerador cuaja como budín. Caliéntalo despacio con más {milk-semi}.',
} as const satisfies SpanishRecipeWords
