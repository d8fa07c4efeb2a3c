import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tofuTeriyakiGreenBeansWordsEs = {
  title: '{Tofu} teriyaki con {green-beans} y {carrot}',
  blurb: '{Tofu} de orillas crujientes en un barniz pegajoso que tú reduces en lo que se pone la mesa.',
  call: {
    'rapeseed-oil': 'el aceite',
    'soy-sauce': 'la salsa de soya',
    'brown-sugar': 'el azúcar',
    'ground-ginger': 'el jengibre',
    'rice-cooked': 'el arroz',
  },
  prep: {
    tofu: 'en láminas del grueso de un dedo, bien seco',
    'green-beans': 'a la mitad',
    carrot: 'en bastoncitos',
    'spring-onion': 'en aritos',
  },
  steps: [
    'Espolvorea {el tofu} con {el cornflour}. Fríelo en un sartén grande con {el rapeseed-oil}, voltea cada lámina cuando esté crujiente y dorada por abajo, y pásalo a un plato.',
    'Pon {el green-beans}, {el carrot} y {2/3} {del water} en el mismo sartén y tapa. Destapa cuando los ejotes estén brillantes y apenas truenen.',
    'Mezcla {el soy-sauce}, {el brown-sugar} y {el ground-ginger} con el resto {del water}, viértelo y mueve hasta que se reduzca a burbujas grandes y brillantes.',
    'Regresa {el tofu} y dale vuelta en el glaseado hasta que brille. Esparce {el spring-onion}.',
    'Calienta {el rice-cooked} como dice su empaque y sirve todo encima.',
  ],
} as const satisfies SpanishRecipeWords
