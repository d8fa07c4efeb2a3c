import { plateAddress } from '#web/pictures/plate-address.ts'

/** The picture of a dish, 4 to 3. `alt` is empty if the name of the dish is beside it. */
export function Plate({
  picture,
  alt = '',
  className,
  eager = false,
}: {
  picture: string
  alt?: string
  className?: string | undefined
  eager?: boolean
}) {
  return (
    <img
      src={plateAddress(picture)}
      width={640}
      height={480}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={className}
    />
  )
}
