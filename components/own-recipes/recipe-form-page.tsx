import { useState } from 'react'

import { RecipeForm } from '@/components/own-recipes/recipe-form'
import { AsyncView } from '@/components/ui/async-view'
import { BackButton } from '@/components/ui/back-button'
import { LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { ScreenTitle } from '@/components/ui/screen-title'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { describeError } from '@/lib/feedback/describe-error'
import { drawings } from '@/lib/feedback/drawings'
import { failures } from '@/lib/feedback/failure-messages'
import { common } from '@/lib/feedback/messages'
import { type Draft, draftOf, draftOfRecipe, emptyDraft } from '@/lib/own-recipes/draft'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { useMatcher } from '@/lib/own-recipes/use-matcher'
import { usePhoto } from '@/lib/own-recipes/use-photo'
import { useSaveDraft } from '@/lib/own-recipes/use-save-draft'
import { isOwnId } from '@/lib/recipes/own/own-id'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { useRecipes } from '@/lib/recipes/use-recipes'
import { goBack } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { useDocumentTitle } from '@/lib/router/use-document-title'

/** The form of a new recipe, of an own one, or of a copy of a recipe of the catalogue. */
export function RecipeFormPage({ id }: { id: string }) {
  const title = id === 'new' ? messages.newTitle : isOwnId(id) ? messages.editTitle : messages.copyTitle
  useDocumentTitle(title)
  return (
    <div className="flex min-h-page flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={title} />
      {id === 'new' ? (
        <Form form={id} draft={emptyDraft} />
      ) : isOwnId(id) ? (
        <OwnForm id={id} />
      ) : (
        <CopyForm id={id} />
      )}
    </div>
  )
}

function OwnForm({ id }: { id: string }) {
  const own = useOwnRecipesStore((state) => state.recipes.find((recipe) => recipe.id === id))
  if (!own)
    return (
      <Message picture={drawings.notFound} title={failures.noRecipe}>
        <LinkButton href={hash(paths.ownRecipes)}>{messages.toList}</LinkButton>
      </Message>
    )
  return <StoredForm own={own} />
}

function StoredForm({ own }: { own: OwnRecipe }) {
  const { photo, isLoading } = usePhoto(own)
  // It stays open while the photo loads again after a change in another tab, which would lose a chosen one.
  const [isOpen, setOpen] = useState(!isLoading)
  if (!isOpen && !isLoading) setOpen(true)
  return isOpen && <Form form={own.id} draft={draftOf(own)} photo={photo} id={own.id} />
}

function CopyForm({ id }: { id: string }) {
  const { recipes, error, retry } = useRecipes(id)
  return (
    <AsyncView
      data={recipes?.[0]}
      failure={describeError(error, failures.noRecipe)}
      onRetry={retry}
      skeleton={
        <Loading label={common.loading}>
          <Skeleton className="h-giant w-full" />
        </Loading>
      }
      exitLink={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
    >
      {(recipe) => <Form form={id} draft={draftOfRecipe(recipe)} />}
    </AsyncView>
  )
}

type FormProps = { form: string; draft: Draft; photo?: string; id?: string }

function Form({ form, draft, photo, id }: FormProps) {
  const { whenKnown, ...names } = useMatcher()
  const save = useSaveDraft({ whenKnown, id, form })
  return <RecipeForm initial={draft} unsavedAs={form} initialPhoto={photo} {...names} onSave={save} />
}
