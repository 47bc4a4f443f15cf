import { CookedButton } from '@/components/diary/cooked-button'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { recipeTools as messages } from '@/lib/recipes/own/messages'
import { isOwnId } from '@/lib/recipes/own/own-id'
import { inText } from '@/lib/recipes/file-messages'
import type { Recipe, Written } from '@/lib/recipes/recipes-api'
import { hash, paths } from '@/lib/router/routes'

type RecipeToolsProps = { recipe: Recipe }

/** What can be done after cooking: a diary entry, and a change of the recipe, or of a copy of one of the catalogue. */
export const RecipeTools = ({ recipe }: RecipeToolsProps) => (
  <div className="flex flex-col gap-tight">
    {recipe.written && <Origin written={recipe.written} />}
    <div className="flex flex-wrap gap-tight print:hidden">
      <CookedButton recipe={recipe} variant="secondary" size="small" />
      <a
        href={hash(paths.recipeForm(recipe.id))}
        className={buttonClass('secondary', 'small', 'hover:border-accent hover:text-accent')}
      >
        <Icon name="pencil" />
        {isOwnId(recipe.id) ? messages.edit : messages.copy}
      </a>
    </div>
  </div>
)

/** The source of an own recipe, a link if it is an address, and its tags. */
function Origin({ written: { source, tags } }: { written: Written }) {
  if (!source && tags.length === 0) return null
  const isAddress = source && /^https?:\/\/\S+$/i.test(source)
  return (
    <div className="text-label wrap-anywhere text-ink-soft">
      {source && (
        <p>
          {isAddress ? (
            <a href={source} target="_blank" rel="noreferrer" className="text-link">
              {inText.source(source)}
            </a>
          ) : (
            inText.source(source)
          )}
        </p>
      )}
      {tags.length > 0 && <p>{inText.tags(tags)}</p>}
    </div>
  )
}
