import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const salmonFishcakesPeasWordsEs = {
  title: 'Tortitas de salmón con {frozen-peas}',
  blurb: 'Crujientes por fuera, suaves y con mostaza por dentro, de una lata de salmón y las papas que ya tienes.',
  call: { 'salmon-tinned': 'el salmón', 'rapeseed-oil': 'el aceite' },
  prep: { potato: '{pelada|peladas}, en trozos', 'salmon-tinned': 'escurrido', 'spring-onion': 'en rebanadas finas' },
  steps: [
    'Cuece {el potato+} en una olla con agua hirviendo y sal hasta que se rompan al tocarlas con un tenedor. Escúrrelas bien, porque un puré mojado da tortitas aguadas.',
    'Machácalas, incorpora {el salmon-tinned}, {el spring-onion} y {el mustard}, espera un poco si queman y forma tortitas del grueso de un dedo.',
    'Presiona las tortitas en {el breadcrumbs}. Fríelas despacio con {el rapeseed-oil} en un sartén y voltéalas una vez, cuando la costra de abajo esté dura y dorada. Están listas cuando el segundo lado se ve igual.',
    'Mientras se fríen, hierve {el frozen-peas} hasta que floten y sepan dulces.',
  ],
  tip: 'Forma las tortitas un día antes. Frías se mantienen mejor.',
} as const satisfies SpanishRecipeWords
