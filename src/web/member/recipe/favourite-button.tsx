import styles from './favourite-button.module.css'
import { recipeWords } from './recipe-words.ts'

type FavouriteButtonProps = {
  /** Null until the favourites are known: the button is shown disabled, so that nothing moves under a thumb. */
  readonly isFavourite: boolean | null
  /** Without its text, where there is no room for it. */
  readonly isIcon?: boolean
  readonly onToggle: () => void
}

/** A heart button, filled for a favourite. */
export function FavouriteButton({ isFavourite, isIcon = false, onToggle }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={isIcon ? styles.icon : styles.favourite}
      data-action="favourite"
      aria-label={isIcon ? recipeWords.favourite : undefined}
      aria-pressed={isFavourite === true}
      aria-disabled={isFavourite === null || undefined}
      onClick={isFavourite === null ? undefined : onToggle}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill={isFavourite ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d="M12 20.5C5 15.5 3 12.3 3 9a4.7 4.7 0 0 1 9-1.9A4.7 4.7 0 0 1 21 9c0 3.3-2 6.5-9 11.5Z" />
      </svg>
      {!isIcon && recipeWords.favourite}
    </button>
  )
}
