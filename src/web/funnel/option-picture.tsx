import type { Choice, ChoiceKey } from '#domain/answers/choices.ts'
import { useBranchGender } from '#web/navigation/use-path.ts'
import { optionFile } from '#web/pictures/option-file.ts'
import { Picture } from '#web/pictures/picture.tsx'

type OptionPictureProps = {
  readonly questionKey: ChoiceKey
  readonly option: Choice<ChoiceKey>
  /** Height in CSS pixels. */
  readonly size: number
  /** Width, where it is not the height. */
  readonly width?: number
}

/** The drawing on an option's card; its words say the same, so it is silent to a screen reader. */
export function OptionPicture({ questionKey, option, size, width = size }: OptionPictureProps) {
  return <Picture file={optionFile(questionKey, option, useBranchGender())} width={width} height={size} />
}
