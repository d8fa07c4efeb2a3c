import { memo } from 'react'
import type { Choice, ChoiceKey, Gender } from '#domain/answers/choices.ts'
import { optionFile } from '#web/pictures/option-file.ts'
import { Picture } from '#web/pictures/picture.tsx'

type OptionPictureProps = {
  readonly questionKey: ChoiceKey
  readonly option: Choice<ChoiceKey>
  /** Figures are drawn for both. */
  readonly gender: Gender
  /** Height in CSS pixels. */
  readonly size: number
  /** Width, where it is not the height. */
  readonly width?: number
}

/**
 * The drawing on an option's card; its words say the same, so it is silent to a screen reader. A press of another option
 * leaves it as it is.
 */
export const OptionPicture = memo(function OptionPicture({
  questionKey,
  option,
  gender,
  size,
  width = size,
}: OptionPictureProps) {
  return <Picture file={optionFile(questionKey, option, gender)} width={width} height={size} />
})
