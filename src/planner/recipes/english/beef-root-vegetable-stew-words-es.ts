import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const beefRootVegetableStewWordsEs = {
  title: 'Guiso de res con {carrot+} y {parsnip+}',
  blurb:
    'Un poco de trabajo en la cacerola y una tarde de no hacer nada, a cambio de una carne que se corta con cuchara.',
  call: { 'olive-oil': 'el aceite', 'beef-chuck': 'la carne', 'bay-leaf': 'el laurel' },
  prep: { 'beef-chuck': 'en cubos de {3 cm}', onion: '{picada|picadas}', carrot: 'en trozos', parsnip: 'en trozos' },
  steps: [
    'Calienta {2/3} {del olive-oil} en una cacerola hasta que humee y dora {el beef-chuck} en dos tandas. Deja cada cubo hasta que se despegue solo; luego voltéalo y dora el otro lado igual.',
    'Agrega el resto {del olive-oil} y {el onion}, y mueve hasta que esté suave y haya aflojado la costra. Luego fríe {el tomato-puree} hasta que se oscurezca.',
    'Vierte {el water} sobre {el beef-chuck}, agrega {el salt}, {el dried-thyme} y {el bay-leaf}, lleva a un hervor suave, tapa bien y deja cocer hasta que un tenedor empiece a entrar en la carne.',
    'Agrega {el carrot+} y {el parsnip+}, tapa otra vez y espera a que la carne se deshaga y las raíces estén suaves.',
    'Aplasta unos trozos de {parsnip} en la salsa, mueve hasta que espese y saca {el bay-leaf}.',
  ],
  tip: 'Haz el doble: al segundo día sabe mejor, y se congela hasta tres meses.',
} as const satisfies SpanishRecipeWords
