import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenChowMeinWordsEs = {
  title: 'Chow mein de pollo',
  blurb: 'Firme, sabroso, enredado con col y zanahoria: con poca carne comen dos.',
  call: {
    'egg-noodles': 'los fideos',
    'rice-noodles': 'los fideos de arroz',
    'rapeseed-oil': 'el aceite',
    'ground-ginger': 'el jengibre',
    'garlic-powder': 'el ajo en polvo',
    'soy-sauce': 'la salsa de soya',
  },
  prep: {
    'chicken-breast': 'en tiras delgadas',
    carrot: 'en bastones delgados',
    cabbage: 'rallada',
    'spring-onion': 'en trozos',
  },
  steps: [
    'Hierve {el egg-noodles} en una olla con agua hasta que se doblen con facilidad pero sigan firmes, enjuágalos con agua fría y déjalos escurrir.',
    'Calienta {el rapeseed-oil} en el sartén más grande que tengas. Agrega {el chicken-breast} con {el ground-ginger} y {el garlic-powder}, extiéndelo y voltea las tiras cuando se despeguen solas, hasta que la más gruesa esté blanca por dentro.',
    'Echa {el carrot} y {el cabbage}, y saltea hasta que se ablanden y todavía truenen.',
    'Agrega {el egg-noodles}, {el spring-onion} y {el soy-sauce}. Levanta y voltea sin parar hasta que los hilos estén cafés y bien calientes.',
  ],
  tip: 'Un huevo batido, frito en tiritas, lo vuelve una cena más grande.',
} as const satisfies SpanishRecipeWords
