/**
 * The months by language, January first. Three letters or more of a name are enough where all languages agree on the
 * month that begins so.
 */
export const monthNames: Readonly<Record<string, readonly string[]>> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  de: 'januar februar märz april mai juni juli august september oktober november dezember'.split(' '),
  at: 'jänner feber'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  sv: 'januari februari mars april maj juni juli augusti september oktober november december'.split(' '),
  da: 'januar februar marts april maj juni juli august september oktober november december'.split(' '),
  no: 'januar februar mars april mai juni juli august september oktober november desember'.split(' '),
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' '),
  plNominative:
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(' '),
  tr: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık'.split(' '),
  ro: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'.split(' '),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  ruNominative: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' '),
  uk: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(' '),
}

/** The short names that no longer name begins with. */
export const shortMonthNames: Readonly<Record<string, number>> = { sept: 9, mrz: 3, mrt: 3, dez: 12, fév: 2, aoû: 8 }
