import { ToggleMark } from '@/components/catalog/toggle-mark'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { catalog } from '@/lib/catalog/messages'
import { announce } from '@/lib/feedback/announcer-store'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { includesRecipe } from '@/lib/recipes/recipe-collection-store'
import { useSavesStore } from '@/lib/recipes/saves-store'

/** Like for one recipe. */
export function LikeMark({ recipe }: { recipe: RecipeCard }) {
  const isLiked = useLikesStore(includesRecipe(recipe.id))
  const toggleLike = useLikesStore((state) => state.toggle)

  function like() {
    toggleLike(recipe)
    announce((isLiked ? catalog.likeRemoved : catalog.likeAdded)(recipe.title))
  }

  return <ToggleMark icon="heart" label={`${catalog.like}: ${recipe.title}`} isOn={isLiked} onToggle={like} />
}

/** Like and save for one recipe. */
export function RecipeMarks({ recipe }: { recipe: RecipeCard }) {
  const isSaved = useSavesStore(includesRecipe(recipe.id))
  const toggleSave = useSavesStore((state) => state.toggle)

  function save() {
    toggleSave(recipe)
    announce((isSaved ? catalog.saveRemoved : catalog.saveAdded)(recipe.title))
  }

  return (
    <div className="flex gap-tight">
      <LikeMark recipe={recipe} />
      <ToggleMark icon="bookmark" label={`${catalog.save}: ${recipe.title}`} isOn={isSaved} onToggle={save} />
    </div>
  )
}
