import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const crabAvocadoNoriWordsEs = {
  title: 'Ensalada de cangrejo y {avocado} con {ginger} y nori',
  blurb:
    'El relleno de un buen rollo sin su arroz: cangrejo dulce, {avocado} maduro, {daikon} crujiente y un sabor tostado a mar.',
  call: { 'rice-vinegar': 'el vinagre', 'crab-meat': 'el cangrejo', nori: 'el nori' },
  prep: {
    ginger: '{rallado|rallados}',
    daikon: 'en bastoncitos',
    carrot: '{rallada gruesa|ralladas gruesas}',
    avocado: '{rebanado|rebanados}',
    nori: 'en tiritas',
  },
  steps: [
    'Exprime {el daikon} con {el salt} en el puño hasta que suelte su agua, y tírala.',
    'Agita {el rice-vinegar}, {el ginger} y {el sesame-oil} en una taza con tapa. Moja {el daikon} y {el carrot} con casi todo.',
    'Abre {el avocado} en abanico en cada plato, con {el crab-meat} al lado y las verduras en medio.',
    'Vierte lo que queda del aderezo sobre el cangrejo y esparce {el nori} mientras todavía truena.',
  ],
  tip: 'Mantén el nori seco hasta que te sientes, porque la humedad lo pone chicloso.',
} as const satisfies SpanishRecipeWords
