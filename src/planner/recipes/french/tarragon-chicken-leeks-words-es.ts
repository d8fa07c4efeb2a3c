import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tarragonChickenLeeksWordsEs = {
  title: '{Chicken-breast} al {fresh-tarragon} con {leek+} y champiñones',
  blurb:
    '{Chicken-breast} de bistró, más ligero: la mostaza y un buen caldo hacen la salsa, {el fresh-tarragon} la hace francesa.',
  call: {
    'chestnut-mushrooms': 'los champiñones',
    'dijon-mustard': 'la mostaza',
    'chicken-stock': 'el caldo',
    'black-pepper': 'la pimienta',
    'olive-oil': 'el aceite',
  },
  prep: {
    leek: 'en rodajas',
    carrot: 'en rebanadas diagonales',
    'chestnut-mushrooms': 'en cuartos',
    'fresh-tarragon': 'picado',
  },
  steps: [
    'Abre cada pechuga por la mitad a lo ancho, como un bolillo, para tener milanesas delgadas. Espolvorea {el salt} y {el black-pepper}.',
    'Dóralas en {1/2} {del olive-oil}, en un sartén amplio, {side} más o menos por lado, hasta que los dos estén dorados, y pásalas a un plato. Se terminarán de cocer en la salsa.',
    'Fríe {el chestnut-mushrooms} en el resto {del olive-oil} hasta que su agua se evapore y se doren.',
    'Agrega {el carrot+}, {el leek+} y unas cucharadas {del chicken-stock}. Tapa, baja el fuego y cuécelos al vapor hasta que un cuchillo entre en {el carrot} sin esfuerzo.',
    'Mezcla {el dijon-mustard} con el resto {del chicken-stock} y viértelo. Regresa {el chicken-breast} y deja que se cueza despacio hasta que esté firme y blanco hasta el centro.',
    'Incorpora {el fresh-tarragon} y {el lemon-juice}, y prueba la salsa antes de quitarla de la estufa.',
  ],
  tip: '¿No hay {fresh-tarragon}? El perifollo o el eneldo sirven, en la misma cantidad.',
} as const satisfies SpanishRecipeWords
