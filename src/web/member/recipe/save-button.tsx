import { useId, useState } from 'react'
import type { RecipeCard } from '#domain/api/member/recipe.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { downloadFile } from '#web/member/data/download-file.ts'
import printStyles from '#web/member/ui/print-button.module.css'
import { recipeWords } from './recipe-words.ts'

/** Saves a recipe as a file for another program. */
export function SaveButton({ card: { recipe, title } }: { card: RecipeCard }) {
  const [isFetching, setFetching] = useState(false)
  const hint = useId()
  const save = async () => {
    if (isFetching) return
    setFetching(true)
    const outcome = await downloadFile(filled(routes.memberSavedRecipe, { recipe }), `${recipe}.json`)
    setFetching(false)
    if (outcome.kind === 'ok') announce(recipeWords.saved(title))
    else announce(outcome.kind === 'refused' ? outcome.message : recipeWords.notSaved)
  }
  return (
    <>
      <button
        type="button"
        className={printStyles.print}
        data-action="save-recipe"
        aria-disabled={isFetching || undefined}
        aria-describedby={hint}
        onClick={() => void save()}
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14" />
        </svg>
        {recipeWords.save}
      </button>
      <p id={hint} hidden>
        {recipeWords.saveMeans}
      </p>
    </>
  )
}
