import clsx from 'clsx/lite'

import { ToggleMark } from '@/components/recipes/toggle-mark'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { marks } from '@/lib/recipes/mark-messages'
import { announce } from '@/lib/feedback/announcer-store'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { includesRecipe } from '@/lib/recipes/recipe-collection-store'
import { useSavesStore } from '@/lib/recipes/saves-store'

export function RecipeMarks({ recipe, className }: { recipe: RecipeCard; className?: string }) {
  const isLiked = useLikesStore(includesRecipe(recipe.id))
  const toggleLike = useLikesStore((state) => state.toggle)
  const isSaved = useSavesStore(includesRecipe(recipe.id))
  const toggleSave = useSavesStore((state) => state.toggle)

  function like() {
    toggleLike(recipe)
    announce((isLiked ? marks.likeRemoved : marks.likeAdded)(recipe.title))
  }

  function save() {
    toggleSave(recipe)
    announce((isSaved ? marks.saveRemoved : marks.saveAdded)(recipe.title))
  }

  return (
    <div className={clsx('flex gap-tight', className)}>
      <ToggleMark icon="heart" label={`${marks.like}: ${recipe.title}`} isOn={isLiked} onToggle={like} />
      <ToggleMark icon="bookmark" label={`${marks.save}: ${recipe.title}`} isOn={isSaved} onToggle={save} />
    </div>
  )
}
