import { memo } from 'react'
import type { Choice, ChoiceKey, Gender } from '#domain/answers/choices.ts'
import { optionFile } from '#web/pictures/option-file.ts'
import { Picture } from '#web/pictures/picture.tsx'

type OptionPictureProps = {
  readonly questionKey: ChoiceKey
  readonly option: Choice<ChoiceKey>
  /** Pictures of people are drawn for both genders. */
  readonly gender: Gender
  /** Height in CSS pixels. */
  readonly size: number
  /** Width in CSS pixels, if it differs from the height. */
  readonly width?: number
}

/**
 * The drawing on an option's card. The card's words say the same, so screen readers skip it. Memoised, so that choosing
 * another option does not render it again.
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
