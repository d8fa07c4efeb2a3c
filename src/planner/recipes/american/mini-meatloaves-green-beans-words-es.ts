import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const miniMeatloavesGreenBeansWordsEs = {
  title: 'Pastelitos de carne con ejotes y puré',
  blurb:
    'El pastel de carne del domingo entre semana: en molde para muffins, glaseado con {ketchup}, y listo antes que el puré de {potato}.',
  call: {
    'green-beans': 'los ejotes',
    'olive-oil': 'el aceite',
    'beef-mince-5': 'la carne',
    'dried-thyme': 'el tomillo',
  },
  prep: {
    carrot: '{rallada fina|ralladas finas}',
    onion: '{rallada fina|ralladas finas}',
    potato: '{pelada|peladas}, en trozos',
  },
  steps: [
    'Calienta el horno a {oven} y engrasa los huecos de un molde para muffins, tres por porción, con {1/2} {del olive-oil}.',
    'Aprieta entre los dedos {el beef-mince-5}, {el carrot}, {el onion}, {el oats}, {el egg}, {el dried-thyme} y {1/2} {del salt} hasta que la mezcla se pegue. Repártela en los huecos y barniza con {el ketchup}.',
    'Hornea hasta que el glaseado esté pegajoso, con la orilla oscura, y el jugo salga claro.',
    'Mientras tanto, pon {el potato+} en una olla de agua fría con el resto {del salt} y llévala a hervir. Cuando estén casi tiernas, acomoda encima {el green-beans} y tapa hasta que todo esté suave.',
    'Saca {el green-beans}, escurre {el potato+} y machácalas con {el milk-semi} y el resto {del olive-oil}. Sirve los pastelitos con el puré y {el green-beans}.',
  ],
  tip: 'Los pastelitos solos se congelan bien. Recaliéntalos con papel aluminio para que el glaseado no se queme.',
} as const satisfies SpanishRecipeWords
