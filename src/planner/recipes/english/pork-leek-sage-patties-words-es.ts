import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const porkLeekSagePattiesWordsEs = {
  title: 'Tortitas de cerdo, {leek} y {fresh-sage} con champiñones',
  blurb: 'El sabor de una salchicha inglesa sin tripa: tortitas con hierbas, champiñones fritos y tomates calientes.',
  call: {
    'chestnut-mushrooms': 'los champiñones',
    'cherry-tomatoes': 'los tomates',
    'black-pepper': 'la pimienta',
    'olive-oil': 'el aceite',
    'pork-mince-lean': 'el cerdo',
  },
  prep: {
    leek: '{picado|picados} lo más fino posible',
    apple: '{rallada|ralladas} y bien {exprimida|exprimidas}',
    'fresh-sage': 'picada',
    'chestnut-mushrooms': 'a la mitad',
  },
  steps: [
    'Trabaja con un tenedor {el pork-mince-lean}, {el leek}, {el apple}, {el fresh-sage}, {el nutmeg}, {el salt} y {el black-pepper}. Forma tortitas del grueso de tu pulgar, tres por persona.',
    'Cubre un sartén grande con una capa delgada de {1/2} {del olive-oil} y acomoda las tortitas sin que se toquen. Cuando la orilla esté blanca, voltéalas. Los dos lados deben quedar dorados y el centro firme, sin nada de rosa.',
    'Pásalas a un plato caliente. Pon {el chestnut-mushrooms} en el sartén con {otra 1/2} {del olive-oil}, con el corte hacia abajo, y no los muevas hasta que tengan una costra oscura.',
    'Rueda {el cherry-tomatoes} entre ellos hasta que la piel se arrugue, y pasa todo a los platos.',
  ],
  tip: 'Forma las tortitas la noche anterior y guárdalas tapadas en el refrigerador. Así el desayuno toma {15 min}.',
} as const satisfies SpanishRecipeWords
