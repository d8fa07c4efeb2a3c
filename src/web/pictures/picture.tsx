import { pictureUrl } from './picture-url.ts'

type PictureProps = {
  /** Name of the picture's file. */
  file: string
  /** In CSS pixels. */
  width: number
  height: number
  className?: string | undefined
}

/** A drawing beside text that says the same, so it has no alternative text. */
export function Picture({ file, width, height, className }: PictureProps) {
  return (
    <img
      src={pictureUrl(file)}
      width={width}
      height={height}
      alt=""
      decoding="async"
      draggable={false}
      className={className}
    />
  )
}
