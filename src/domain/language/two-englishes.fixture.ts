/** What only Americans say; a food of another kind is excepted by what stands before it. */
export const american =
  /\b(?:zucchini|eggplants?|arugula|cilantro|scallions?|rutabagas?|fava beans|navy beans|skillets?|broilers?|stovetop|all-purpose|cornstarch|self-rising|canola|color(?:ed|s)?|flavor(?:ed|s)?|gray|center|favorites?|canned|fiber|cancel(?:ed|ing)|grocer(?:y|ies)|liters?|aluminum|apologize|behavior|recognize|the scale|pasteurized)\b/i

/** What only the British say, from a list of 150 pairs. */
export const british =
  /\b(?:houmous|yoghurt|pak choi|runner beans?|jacket potato(?:es)?|cling ?film|gammon|streaky|caster|bangers|pudding rice|spring greens|cos lettuce|skimmed|courgetti|devilled|conkers?|takeaways?|fish slices?|two tins|chilli|\w+our(?:ed|s)?(?<!\b(?:four|hour|pour|sour|your|flour|our|tour)s?|\bpoured|\bsoured|\bfloured|\bhours)|hob|tinned|prawns?|aubergines?|courgettes?|rocket|mangetout|sweetcorn|fibre|grey|centre|favourites?|cancell(?:ed|ing)|licence|litres?|aluminium|\w+(?:ogn|apolog|organ|pasteur)is(?:e|ed|es|ing)|fulfil|(?<!like )scales|trolley|soya|pulses|wholemeal)\b/i
