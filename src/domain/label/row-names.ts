import type { RowName } from './label-field.ts'

// Letters only, lower case, without accents. A recogniser reads ß as B, which becomes b.
const names: Readonly<Record<RowName, readonly string[]>> = {
  energy: ['energy', 'calories', 'energie', 'brennwert', 'valorenergetico', 'valeurenergetique', 'energia'],
  fat: ['totalfat', 'fat', 'fett', 'matieresgrasses', 'grasas', 'lipides'],
  saturates: [
    'saturatedfat',
    'satfat',
    'saturates',
    'ofwhichsaturates',
    'davongesattigtefettsauren',
    'gesattigtefettsauren',
    'fettsauren',
    'dontacidesgrassatures',
    'acidesgrassatures',
    'delascualessaturadas',
    'saturadas',
  ],
  carbohydrate: [
    'totalcarbohydrate',
    'totalcarb',
    'carb',
    'carbohydrate',
    'carbohydrates',
    'carbs',
    'kohlenhydrate',
    'glucides',
    'hidratosdecarbono',
  ],
  sugars: [
    'totalsugars',
    'sugars',
    'ofwhichsugars',
    'davonzucker',
    'zucker',
    'dontsucres',
    'sucres',
    'azucares',
    'delascualesazucares',
  ],
  fibre: ['dietaryfiber', 'dietaryfibre', 'fiber', 'fibre', 'ballaststoffe', 'fibresalimentaires', 'fibraalimentaria'],
  protein: ['protein', 'eiweib', 'eiweiss', 'proteines', 'proteinas', 'proteine'],
  salt: ['salt', 'salz', 'sel', 'sal'],
  sodium: ['sodium', 'natrium'],
  addedSugars: ['addedsugars', 'includesaddedsugars', 'inclg', 'inclgaddedsugars', 'inclsugars'],
  serving: ['servingsize', 'servsize'],
  other: [
    'caloriesfromfat',
    'transfat',
    'polyunsaturatedfat',
    'monounsaturatedfat',
    'cholesterol',
    'cholest',
    'vitamind',
    'vitd',
    'calcium',
    'iron',
    'potassium',
    'potas',
    'polyols',
    'polyalcohols',
    'mehrwertigealkohole',
    'starch',
    'servingspercontainer',
    'servings',
    'dailyvalue',
    'percentdailyvalue',
    'amountperserving',
  ],
}

export type NamePhrase = { readonly name: RowName; readonly letters: string }

/** Every name, the longest first, so that "saturated fat" is found before "fat". */
export const namePhrases: readonly NamePhrase[] = Object.entries(names)
  .flatMap(([name, phrases]) => phrases.map((letters) => ({ name: name as RowName, letters })))
  .sort((a, b) => b.letters.length - a.letters.length)

/** Words that mean that the figures are those of the prepared dish, made with other ingredients. */
export const preparedWords = ['prepared', 'zubereitet', 'zubereitung', 'prepare', 'preparado', 'preparada'] as const

/** The part of a text that is compared: the letters a to z, in lower case. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'b')
    .replace(/[^a-z]/g, '')
