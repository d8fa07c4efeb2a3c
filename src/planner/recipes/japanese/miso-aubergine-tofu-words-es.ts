import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const misoAubergineTofuWordsEs = {
  title: '{Aubergine} al {rice-miso} con {tofu} asado y arroz',
  blurb:
    'Nasu dengaku como cena completa: {aubergine} suave como mermelada bajo una costra dulce de {rice-miso}, con {tofu} al lado.',
  call: {
    'brown-rice-cooked': 'el arroz',
    'sunflower-oil': 'el aceite',
    'rice-vinegar': 'el vinagre',
    'sesame-seeds': 'el ajonjolí',
  },
  prep: {
    aubergine: 'a la mitad a lo largo',
    ginger: '{rallado fino|rallados finos}',
    tofu: 'en láminas, bien seco',
    'spring-onion': 'en aritos finos',
  },
  steps: [
    'Calienta el horno a {oven}. Marca el corte {del aubergine+} en cuadrícula casi hasta la piel y barnízalas con {el sunflower-oil}.',
    'Hornéalas boca abajo en una charola hasta que la piel esté arrugada y se sientan suaves al apretarlas.',
    'Bate {el rice-miso} con {el maple-syrup}, {el rice-vinegar} y {el ginger} hasta tener una pasta que caiga despacio de la cuchara.',
    'Voltea las mitades, acomoda {el tofu} entre ellas y unta el glaseado en todo.',
    'Mete la charola bajo el asador caliente del horno y no te vayas. Está listo cuando el glaseado burbujea y tiene manchas cafés. {1 Min} después estaría negro.',
    'Mientras tanto, calienta {el brown-rice-cooked} en el microondas. Reparte todo en los platos y esparce {el spring-onion} y {el sesame-seeds}.',
  ],
  tip: 'El glaseado dura dos semanas en un frasco en el refrigerador y va igual de bien con calabacitas u hongos.',
} as const satisfies SpanishRecipeWords
