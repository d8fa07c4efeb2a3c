import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenNoodleSoupWordsEs = {
  title: { written: 'Sopa de pollo con fideos', 'gf-pasta': 'Sopa de pollo con {egg-noodles}' },
  blurb: 'El caldo de las abuelas: claro, con zanahoria, pollo deshebrado y suficiente para llamarlo cena.',
  call: {
    'olive-oil': 'el aceite',
    'chicken-thigh': 'el pollo',
    'egg-noodles': 'los fideos',
    'gf-pasta': 'la pasta sin gluten',
    'bay-leaf': 'el laurel',
  },
  prep: {
    onion: '{picada|picadas}',
    carrot: 'en rodajas',
    celery: '{rebanado|rebanados}',
    'gf-pasta': 'de figuras chicas',
    parsley: 'picado',
  },
  steps: [
    'Calienta {el olive-oil} en una cacerola y mueve {el onion}, {el carrot} y {el celery} hasta que brillen y empiecen a ablandarse.',
    'Agrega {el chicken-thigh} con {el dried-thyme}, {el bay-leaf}, {el water} y {el salt}. Llévalo despacio a un hervor suave y tapa. El pollo está listo cuando se deshebra y su jugo sale claro.',
    'Saca el pollo, deshébralo con dos tenedores y tira {el bay-leaf}.',
    'Mientras lo deshebras, echa {el egg-noodles} al caldo hasta que {egg-noodles: esté suave|esté suave|estén suaves|estén suaves}.',
    'Regresa el pollo con {el parsley} y sirve cuando humee.',
  ],
  tip: 'La sopa sigue espesando. Para después, cuece {el egg-noodles} aparte y agrega al plato lo que vayas a comer.',
} as const satisfies SpanishRecipeWords
