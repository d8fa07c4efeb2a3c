import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const papayaLimeBoatWordsEs = {
  title: {
    written: 'Barca de {papaya} con {natural-yogurt}, limón y pepitas',
    'lactose-free-yogurt': 'Barca de {papaya} con {natural-yogurt}, limón y pepitas',
  },
  blurb:
    'Media {papaya} madura con el hueco lleno de {natural-yogurt}, {strawberries} y pepitas de calabaza. Un desayuno de mercado.',
  call: { 'pumpkin-seeds': 'las pepitas' },
  prep: { papaya: 'la mitad de una grande', strawberries: 'en cuartos' },
  steps: [
    'Saca las semillas negras {del papaya} con una cuchara, marca la pulpa en cuadrícula y exprime encima casi todo el limón.',
    'Revuelve {el cinnamon} y el resto {del lime-juice} con {el natural-yogurt}. Espesa un poco y sabe a pay de queso.',
    'Viértelo en el hueco, amontona {el strawberries} y esparce encima {el pumpkin-seeds}. Cómela con cuchara, hasta la cáscara.',
  ],
} as const satisfies SpanishRecipeWords
