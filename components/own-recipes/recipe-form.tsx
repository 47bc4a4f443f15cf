import { type SyntheticEvent, useState } from 'react'

import { Field } from '@/components/forms/field'
import { TextArea } from '@/components/writing/text-area'
import type { ProductChoiceProps } from '@/components/own-recipes/product-choice'
import { PhotoField } from '@/components/own-recipes/photo-field'
import { RestoredLine } from '@/components/own-recipes/restored-line'
import { ReadLines } from '@/components/own-recipes/read-lines'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { MAX_TEXT_LENGTH } from '@/lib/api/fields'
import type { Draft } from '@/lib/own-recipes/draft'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { readIngredientLines } from '@/lib/recipe-import/read-recipe-text'
import { MAX_NOTES } from '@/lib/own-recipes/to-own-recipe'
import { useDraft } from '@/lib/own-recipes/use-draft'

type RecipeFormProps = Omit<ProductChoiceProps, 'name'> & {
  initial: Draft
  /** Under which unsaved texts are stored; without it they are not. */
  unsavedAs?: string
  /** Shown until another one is chosen, or it is removed. */
  initialPhoto?: string
  /** Saves the recipe; returns a message where that failed. */
  onSave: (draft: Draft, photo: string | undefined) => Promise<string | undefined>
}

/** The form of an own recipe. It shows below the ingredients how their lines are read. */
export function RecipeForm({ initial, unsavedAs, initialPhoto, onSave, ...names }: RecipeFormProps) {
  const { draft, isRestored, startAnew, check, field } = useDraft(unsavedAs, initial)
  const [chosen, setChosen] = useState<{ photo: string | undefined }>()
  const { photo } = chosen ?? { photo: initialPhoto }
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!check(event.currentTarget)) return
    setBusy(true)
    setProblem(await onSave(draft, photo))
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex grow flex-col gap-roomy">
      {isRestored && <RestoredLine onStartAnew={startAnew} />}
      <div className="grid grid-cols-1 items-start gap-roomy desktop:grid-cols-2">
        <div className="flex flex-col gap-base">
          <Field {...field('title')} autoComplete="off" maxLength={200} />
          <div className="grid grid-cols-fields items-start gap-base">
            <Field {...field('servings')} required={false} inputMode="numeric" />
            <Field {...field('totalMinutes')} required={false} inputMode="numeric" />
            <Field {...field('activeMinutes')} required={false} inputMode="numeric" />
          </div>
          <TextArea {...field('ingredients')} required={false} rows={6} hint={messages.ingredientHint} />
          <ReadLines lines={readIngredientLines(draft.ingredients)} {...names} />
        </div>
        <div className="flex flex-col gap-base">
          <TextArea {...field('steps')} required={false} rows={6} />
          <PhotoField photo={photo} onChange={(next) => setChosen({ photo: next })} />
          <TextArea {...field('notes')} required={false} rows={2} maxLength={MAX_NOTES} />
          <Field {...field('tags')} required={false} />
          <Field {...field('source')} required={false} maxLength={MAX_TEXT_LENGTH} />
        </div>
      </div>
      <ActionBar>
        {problem && (
          <p role="alert" className="text-label text-danger">
            {problem}
          </p>
        )}
        <Button type="submit" isBusy={isBusy}>
          {messages.save}
        </Button>
      </ActionBar>
    </form>
  )
}
