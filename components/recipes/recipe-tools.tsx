import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { recipe as messages } from '@/lib/recipes/messages'
import { isOwnId } from '@/lib/recipes/own-id'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { hash, paths } from '@/lib/router/routes'

/** The ways to change a recipe, or a copy of one of the catalogue, after other tools. */
export const RecipeTools = ({ recipe, children }: { recipe: Recipe; children: ReactNode }) => (
  <div className="flex flex-wrap gap-tight print:hidden">
    {children}
    <a
      href={hash(paths.recipeForm(recipe.id))}
      className={buttonClass('secondary', 'small', 'hover:border-accent hover:text-accent')}
    >
      <Icon name="pencil" />
      {isOwnId(recipe.id) ? messages.edit : messages.copy}
    </a>
  </div>
)
