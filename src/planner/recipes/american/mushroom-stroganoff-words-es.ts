import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mushroomStroganoffWordsEs = {
  title: 'Stroganoff de champiñones con {pasta}',
  blurb: 'Champiñones dorados y habas lima en una salsa ácida de pimentón con {natural-yogurt} y mostaza.',
  call: { 'gf-pasta': 'la pasta sin gluten', 'olive-oil': 'el aceite', 'chestnut-mushrooms': 'los champiñones' },
  prep: {
    pasta: 'en listones o espirales',
    'gf-pasta': 'en espirales',
    'chestnut-mushrooms': 'en cuartos',
    onion: '{rebanada|rebanadas}',
    'butter-beans': 'escurridas',
  },
  steps: [
    'Hierve {el pasta} en agua con {1/2} {del salt} hasta que esté tierna pero firme en el centro, y escúrrela.',
    'Mientras se cuece la pasta, calienta {el olive-oil} en un sartén grande y dora {el chestnut-mushrooms}. Mueve solo de vez en cuando y sigue hasta que su agua se haya evaporado.',
    'Baja el fuego y agrega {el onion}, {el paprika} y el resto de la sal. Mueve hasta que las rebanadas estén suaves y rojas.',
    'Agrega {el butter-beans} y {el water}, y deja que burbujeen juntos hasta que el líquido baje a la mitad.',
    'Bate {el cornflour} y {el mustard} con {el natural-yogurt}, incorpóralo cuando ya no hierva y calienta hasta que la salsa se pegue. Revuelve con la pasta.',
  ],
  tip: 'Recaliéntalo despacio con una cucharada de agua. A fuego alto la salsa se corta.',
} as const satisfies SpanishRecipeWords
