import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const blackEyedBeanGumboWordsEs = {
  title: 'Gumbo de okra y frijoles de ojo negro',
  blurb: 'Un roux color cobre viejo, la santísima trinidad de Luisiana, y okra que espesa lo que el roux empezó.',
  call: {
    'sunflower-oil': 'el aceite',
    'plain-flour': 'la harina',
    'gf-flour': 'la harina',
    'green-pepper': 'el pimiento',
    'black-eyed-beans': 'los frijoles',
    'rice-cooked': 'el arroz',
  },
  prep: {
    onion: '{picada|picadas}',
    'green-pepper': '{picado|picados}',
    celery: '{picado|picados}',
    okra: 'en ruedas gruesas',
    'black-eyed-beans': 'escurridos',
  },
  steps: [
    'Mezcla {el plain-flour} con {el sunflower-oil} en una cacerola y no dejes de mover. Pasa de crema a arena y a cobre; en cobre te detienes.',
    'Agrega de inmediato {el onion}, {el green-pepper}, {el celery} y {el salt}, para que el roux no se oscurezca más, y mueve hasta que se ablanden.',
    'Agrega {el paprika}, {el dried-thyme} y {el chilli-flakes}, y sigue en cuanto los huelas.',
    'Vierte {el water} poco a poco, deshaciendo los grumos, y luego agrega {el okra} y {el black-eyed-beans}. Tapa a medias y cocina hasta que el gumbo cubra la cuchara y {el okra} esté tierna.',
    'Calienta {el rice-cooked} como dice su empaque y pon una bola en el centro de cada plato.',
  ],
  tip: 'El gumbo sin arroz se congela bien hasta tres meses.',
} as const satisfies SpanishRecipeWords
