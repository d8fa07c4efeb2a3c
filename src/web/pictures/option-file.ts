import type { Choice, ChoiceKey, Gender } from '#domain/answers/choices.ts'

const isFigure = (key: ChoiceKey): boolean => key === 'body' || key === 'goalBody'

/**
 * Name of the file with the picture of an option. The build names each file by the option's key and value, so that the
 * browser needs no table; human figures exist for both genders.
 */
export const optionFile = (key: ChoiceKey, value: Choice<ChoiceKey>, gender: Gender): string =>
  `option-${key}-${value}${isFigure(key) ? `-${gender}` : ''}.webp`
