import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lemongrassBeefSkewersWordsEs = {
  title: 'Brochetas de res con {lemongrass}',
  blurb:
    'Bò nướng sả como entrada: res delgada ensartada en ondas, tostada en las puntas, con {cucumber} fresco al lado.',
  call: { 'coconut-oil': 'el aceite', 'beef-sirloin': 'la carne' },
  prep: {
    'beef-sirloin': 'en tiras largas y delgadas',
    lemongrass: 'la parte tierna, picada muy fino',
    garlic: '{rallado|rallados}',
    'coconut-oil': 'derretido',
    cucumber: 'en bastones',
    lime: 'en gajos',
  },
  steps: [
    'Mezcla {el lemongrass}, {el garlic}, {el soy-sauce}, {el coconut-oil} y {el turmeric}, y unta bien {el beef-sirloin}. Remoja unos palillos de madera en agua mientras espera.',
    'Ensarta las tiras como un listón, de un lado a otro, y júntalas un poco para que queden jugosas.',
    'Acomódalas en una charola justo debajo del asador del horno muy caliente. Voltéalas a los {time}. Están listas cuando las puntas están negras y ningún lado se ve gris.',
    'Sírvelas con {el cucumber} y {el lime} para exprimir encima.',
  ],
} as const satisfies SpanishRecipeWords
