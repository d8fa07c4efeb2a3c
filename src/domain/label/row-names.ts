import type { RowName } from './label-field.ts'

// Letters only, lower case, without accents. A recogniser reads ß as B, which becomes b. It has no ł, ø or å, so what it
// makes of them stands beside the right spelling.
const names: Readonly<Record<RowName, readonly string[]>> = {
  energy: [
    ...['energy', 'calories', 'brennwert', 'energie', 'valeurenergetique', 'valorenergetico', 'valoreenergetico'],
    ...['energia', 'energi', 'energivarde', 'energetyczna', 'energetickahodnota', 'energitotal', 'energiatartalom'],
  ],
  fat: [
    ...['totalfat', 'fattotal', 'fat', 'fett', 'matieresgrasses', 'lipides', 'grasas', 'grassi', 'vetten', 'vet'],
    ...['lipidos', 'gorduras', 'gordurastotais', 'fedt', 'tuszcz', 'ttuszcz', 'tluszcz', 'thuszcz', 'rasva', 'rasvaa'],
    ...['tuky', 'zsir', 'lemaktotal', 'jumlahlemak', 'lemak'],
  ],
  saturates: [
    ...['saturatedfat', 'satfat', 'saturates', 'saturated', 'sat', 'ofwhichsaturates'],
    ...['davongesattigtefettsauren', 'gesattigtefettsauren', 'fettsauren', 'gesattigte'],
    ...['dontacidesgrassatures', 'acidesgrassatures', 'gssatures', 'satures'],
    ...['delascualessaturadas', 'grasassaturadas', 'saturadas', 'acidosgrasossaturados', 'dosquaissaturados'],
    ...['saturados', 'gordurassaturadas', 'dicuiacidigrassisaturi', 'acidigrassisaturi', 'grassisaturi', 'saturi'],
    ...['waarvanverzadigdevetzuren', 'verzadigdevetzuren', 'verzadigdevetten', 'verzadigd', 'verzadigde'],
    ...['varavmattatfett', 'mattatfett', 'herafmaettedefedtsyrer', 'maettedefedtsyrer', 'mttedefedtsyrer', 'fedtsyrer'],
    ...['hvoravmettedefettsyrer', 'mettedefettsyrer', 'mettetfett', 'wtymkwasytuszczowenasycone', 'kwasynasycone'],
    ...['nasycone', 'tyydyttynytta', 'tyydyttynyt', 'josttyydyttynytta', 'znasycenemastnekyseliny', 'nasycene'],
    ...['telitettzsirsavak', 'telitett', 'lemakjenuh'],
  ],
  carbohydrate: [
    ...['totalcarbohydrate', 'carbohydratetotal', 'totalcarb', 'carb', 'carbohydrate', 'carbohydrates', 'carbs'],
    ...['kohlenhydrate', 'glucides', 'hidratosdecarbono', 'carbohidratos', 'carboidratos', 'carboidrati'],
    ...['koolhydraten', 'kolhydrat', 'kolhydrater', 'kulhydrat', 'kulhydrater', 'karbohydrat', 'karbohydrater'],
    ...['weglowodany', 'wglowodany', 'hiilihydraatit', 'hiilihydraattia', 'sacharidy', 'szenhidrat'],
    ...['karbohidrattotal', 'karbohidrat'],
  ],
  sugars: [
    ...['totalsugars', 'sugars', 'ofwhichsugars', 'davonzucker', 'zucker', 'zuckerarten', 'dontsucres', 'sucres'],
    ...['azucares', 'delascualesazucares', 'dosquaisacucares', 'acucares', 'dicuizuccheri', 'zuccheri'],
    ...['waarvansuikers', 'suikers', 'sockerarter', 'varavsockerarter', 'sukkerarter', 'cukry', 'wtymcukry'],
    ...['sokerit', 'sokereita', 'cukor', 'cukrok', 'gula', 'gulatotal'],
  ],
  fibre: [
    ...['dietaryfiber', 'dietaryfibre', 'fiber', 'fibre', 'ballaststoffe', 'nahrungsfasern'],
    ...['fibresalimentaires', 'fibres', 'fibraalimentaria', 'fibraalimentar', 'fibra', 'fibras', 'fibrealimentari'],
    ...['vezels', 'voedingsvezel', 'kostfiber', 'kostfibre', 'bonnik', 'btonnik', 'blonnik', 'ravintokuitu'],
    ...['ravintokuitua', 'vlaknina', 'rost', 'seratpangan'],
  ],
  protein: [
    ...['protein', 'eiweib', 'eiweiss', 'proteines', 'proteinas', 'proteine', 'proteina', 'eiwitten', 'eiwit'],
    ...['biako', 'biatko', 'bialko', 'proteiini', 'proteiinia', 'bilkoviny', 'feherje'],
  ],
  salt: ['salt', 'salz', 'sel', 'sal', 'sale', 'zout', 'sol', 'suola', 'suolaa', 'sul'],
  sodium: ['sodium', 'natrium', 'sodio', 'garamnatrium', 'natriumgaram', 'garam'],
  addedSugars: ['addedsugars', 'includesaddedsugars', 'inclg', 'inclgaddedsugars', 'inclsugars'],
  serving: [
    ...['servingsize', 'servsize', 'sersize', 'portionsgrobe', 'takaransaji', 'porcion', 'porcao', 'porzione'],
    ...['porcja', 'tamanodeporcion', 'tamanodelaporcion'],
  ],
  other: [
    ...['caloriesfromfat', 'fatcal', 'fatcalories', 'transfat', 'trans', 'gordurastrans', 'lemaktrans'],
    ...['polyunsaturatedfat', 'monounsaturatedfat', 'polyunsaturated', 'monounsaturated', 'unsaturatedfat'],
    ...['unsaturated', 'polyunsaturates', 'monounsaturates', 'polyunsatfat', 'monounsatfat', 'polyunsat', 'monounsat'],
    ...['einfachungesattigtefettsauren', 'mehrfachungesattigtefettsauren', 'ungesattigtefettsauren', 'ungesattigte'],
    ...['monoinsaturadas', 'poliinsaturadas', 'monoinsaturados', 'polinsaturados', 'monoinsatures', 'polyinsatures'],
    ...['acidesgrasmonoinsatures', 'acidesgraspolyinsatures', 'monoinsaturi', 'polinsaturi', 'onverzadigde'],
    ...['enkelvoudigonverzadigde', 'meervoudigonverzadigde', 'onverzadigd', 'enkelomattatfett', 'fleromattatfett'],
    ...['jednonienasycone', 'wielonienasycone', 'nienasycone', 'kertatyydyttymatonta', 'monityydyttymatonta'],
    ...['lemaktidakjenuhtunggal', 'lemaktidakjenuhganda', 'lemaktidakjenuh', 'energidarilemak'],
    ...['energidarilemakjenuh', 'cholesterol', 'cholest', 'kolesterol', 'vitamind', 'vitd', 'calcium', 'iron'],
    ...['potassium', 'potas', 'polyols', 'polyalcohols', 'mehrwertigealkohole', 'starch', 'starke', 'gluten'],
    ...['servingspercontainer', 'servingsperpackage', 'servingsperpack', 'servings', 'sajianperkemasan'],
    ...['dailyvalue', 'percentdailyvalue', 'amountperserving'],
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
