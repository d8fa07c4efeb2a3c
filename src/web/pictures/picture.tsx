import { pictureUrl } from './picture-url.ts'

type PictureProps = {
  /** Name of the picture's file. */
  file: string
  /** In CSS pixels. */
  width: number
  height: number
  className?: string | undefined
}

/** A drawing beside words that say the same: it has no words of its own. */
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
