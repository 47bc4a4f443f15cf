import { useState } from 'react'

import { RecipeGrid } from '@/components/catalog/recipe-grid'
import { LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Message } from '@/components/ui/message'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { drawings } from '@/lib/feedback/drawings'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { catalog } from '@/lib/catalog/messages'
import { common } from '@/lib/feedback/messages'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useSavesStore } from '@/lib/recipes/saves-store'

/** Liked recipes, for their tab and their route. */
export function LikedRecipes() {
  const recipes = useLikesStore((state) => state.recipes)
  return (
    <Collection
      recipes={recipes}
      picture={drawings.emptyLikes}
      emptyWords={catalog.noLikes}
      hint={catalog.likesHint}
    />
  )
}

/** Saved recipes, for their tab and their route. */
export function SavedRecipes() {
  const recipes = useSavesStore((state) => state.recipes)
  return (
    <Collection
      recipes={recipes}
      picture={drawings.emptySaves}
      emptyWords={catalog.noSaves}
      hint={catalog.savesHint}
    />
  )
}

type CollectionProps = { recipes: RecipeCard[]; picture: string; emptyWords: string; hint: string }

/** A collection of recipes. An empty one opens a modal on entry (spec point 2), followed by a link to the recipes. */
function Collection({ recipes, picture, emptyWords, hint }: CollectionProps) {
  const [isModalOpen, setIsModalOpen] = useState(recipes.length === 0)
  const isTitleDrawn = useDeferredBody()
  // Fills the viewport, so that the tabs do not move.
  if (!isTitleDrawn) return <div className="min-h-screen" />
  if (recipes.length > 0) return <RecipeGrid recipes={recipes} />
  if (isModalOpen) {
    return (
      <Dialog
        picture={picture}
        title={emptyWords}
        closeLabel={common.close}
        action={{ label: common.toRecipes, onChoose: () => navigate(paths.categories), isPrimary: true }}
        onClose={() => setIsModalOpen(false)}
      />
    )
  }
  return (
    <Message picture={picture} title={hint}>
      <LinkButton href={hash(paths.categories)}>{common.toRecipes}</LinkButton>
    </Message>
  )
}
