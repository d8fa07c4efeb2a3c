import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tofuChorizoTacosWordsEs = {
  title: 'Tacos de {tofu} al {adobo-chipotle} con {radish} y {avocado}',
  blurb: '{Tofu} desmoronado y frito, rojo de pimentón, vinagre y {adobo-chipotle}, en tortillas de maíz calientes.',
  call: {
    'smoked-paprika': 'el pimentón',
    'apple-cider-vinegar': 'el vinagre',
    'corn-tortilla': 'las tortillas',
    'rapeseed-oil': 'el aceite',
  },
  prep: {
    garlic: '{machacado|machacados}',
    'adobo-chipotle': 'machacado',
    avocado: 'en rebanadas delgadas',
    radish: 'en bastoncitos',
    coriander: 'en hojas, con los tallos tiernos',
  },
  steps: [
    'Exprime {el tofu} en un trapo limpio con toda tu fuerza y desmorónalo entre los dedos en trozos no más grandes que un garbanzo.',
    'Extiende las migajas sobre {el rapeseed-oil} caliente, en un sartén grande, y ponles {salt}. Déjalas quietas varios minutos cada vez, hasta que truenen y las orillas tengan color de pan tostado.',
    'Haz un espacio en el centro para {el garlic}, {el smoked-paprika}, {el dried-oregano} y {el adobo-chipotle}. Cuando huelan a humo, revuelve {el tofu} hasta que cada migaja esté roja.',
    'Agrega {el apple-cider-vinegar} y raspa el sartén hasta que deje de sisear.',
    'Pasa el relleno a un tazón y calienta {el corn-tortilla} en el sartén vacío, de dos en dos, {0.5 min} por lado, hasta que se doblen sin romperse. Guárdalas en el trapo para que sigan suaves.',
    'Llena cada una con las migajas rojas, {el avocado}, {el radish} y {el coriander}, dóblala e inclínate sobre el plato.',
  ],
  tip: 'El relleno solo dura tres días y va igual de bien con arroz o en una papa al horno.',
} as const satisfies SpanishRecipeWords
