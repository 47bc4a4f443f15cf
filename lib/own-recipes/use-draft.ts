import { useState } from 'react'

import { checkDraft, type Draft } from '@/lib/own-recipes/draft'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { useUnsaved } from '@/lib/own-recipes/use-unsaved'

/** The texts of a recipe's form and what is wrong with them. `form` is as for `useUnsaved`. */
export function useDraft(form: string | undefined, initial: Draft) {
  const { texts: draft, setTexts: setDraft, isRestored, startAnew } = useUnsaved(form, initial)
  const [errors, setErrors] = useState<ReturnType<typeof checkDraft>>({})

  return {
    draft,
    isRestored,
    startAnew: () => {
      startAnew()
      setErrors({})
    },
    /** Shows what is wrong, and focuses the first field where something is; returns whether all is right. */
    check: (element: HTMLFormElement) => {
      const wrong = checkDraft(draft)
      setErrors(wrong)
      const [first] = Object.keys(wrong)
      if (first) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return !first
    },
    /** The props of a field. */
    field: (name: keyof Draft) => ({
      name,
      label: messages[name === 'ingredients' ? 'ingredientLines' : name],
      value: draft[name],
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setDraft((present) => ({ ...present, [name]: target.value }))
        setErrors((present) => ({ ...present, [name]: undefined }))
      },
    }),
  }
}
