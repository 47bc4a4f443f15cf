import { CookedButton } from '@/components/cooking/cooked-button'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { recipeTools as messages } from '@/lib/recipes/own/messages'
import { isOwnId } from '@/lib/recipes/own-id'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { hash, paths } from '@/lib/router/routes'

export type RecipeToolsProps = { recipe: Recipe }

/** The diary of a dish, and the way to change its recipe, or a copy of one of the catalogue. */
export const RecipeTools = ({ recipe }: RecipeToolsProps) => (
  <div className="flex flex-wrap gap-tight print:hidden">
    <CookedButton recipe={recipe} />
    <a
      href={hash(paths.recipeForm(recipe.id))}
      className={buttonClass('secondary', 'small', 'hover:border-accent hover:text-accent')}
    >
      <Icon name="pencil" />
      {isOwnId(recipe.id) ? messages.edit : messages.copy}
    </a>
  </div>
)
