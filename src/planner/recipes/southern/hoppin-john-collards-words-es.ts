import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const hoppinJohnCollardsWordsEs = {
  title: "Hoppin' John con berza",
  blurb:
    'El plato de Año Nuevo para la suerte: frijoles de ojo negro y arroz en un solo sartén, con tiras verdes y fondo ahumado.',
  call: {
    'black-eyed-beans': 'los frijoles',
    'brown-rice-cooked': 'el arroz',
    'olive-oil': 'el aceite',
    'smoked-paprika': 'el pimentón',
    'vegetable-stock': 'el caldo',
    'nutritional-yeast': 'la levadura',
    'hot-sauce': 'la salsa',
  },
  prep: {
    onion: '{picada|picadas}',
    celery: '{picado|picados}',
    garlic: '{picado|picados}',
    'collard-greens': 'sin tallos, en tiras',
  },
  steps: [
    'Cocina {el onion} y {el celery} en {el olive-oil}, en tu sartén más amplio, unos buenos {time}, hasta que estén suaves y huelan dulce.',
    'Agrega {el garlic} y {el smoked-paprika}, y mueve hasta que los huelas.',
    'Agrega {el collard-greens}, {el vegetable-stock} y {el salt}. Tapa y deja que se ablande hasta que esté tierna y todavía verde brillante.',
    'Incorpora {el black-eyed-beans} y {el brown-rice-cooked}, y cocina sin tapa. Está listo cuando el fondo del sartén ya no está mojado.',
    'Quítalo del fuego e incorpora las hojuelas {del nutritional-yeast} y {el hot-sauce} picante, que hacen las veces del hueso de jamón.',
  ],
  tip: 'El arroz precocido se calienta una sola vez: no hagas más de lo que vas a comer. La col rizada hace lo mismo que la berza en la mitad del tiempo.',
} as const satisfies SpanishRecipeWords
