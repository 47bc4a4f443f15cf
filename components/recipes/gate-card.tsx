import clsx from 'clsx/lite'

import { CheckList } from '@/components/ui/check-list'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import { gate as texts } from '@/lib/recipes/gate-messages'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { hash, parseRoute, paths } from '@/lib/router/routes'
import { quoted } from '@/lib/text/quoted'

export type GateCardProps = {
  /** The path of the recipe. */
  path: string
  isSignedIn?: boolean
}

/**
 * The recipe that a visitor has to sign in for: on the login page a reason to sign in, afterwards a link to it. Its data come
 * from the index, since a recipe is requested only for signed-in visitors.
 */
export function GateCard({ path, isSignedIn = false }: GateCardProps) {
  const { id } = parseRoute(path)
  const { entries } = useRecipeIndex()
  const recipe = entries?.find((entry) => entry.id === id)
  const dish = recipe ? quoted(recipe.title) : texts.thisDish

  return (
    <section
      aria-label={isSignedIn ? texts.goOn : texts.why}
      className={clsx(
        'flex flex-col items-start gap-snug rounded-card bg-accent-soft p-base text-label',
        isSignedIn && 'tablet:flex-row tablet:items-center tablet:gap-roomy',
      )}
    >
      <div className="flex items-center gap-base">
        {/* As high as four lines of the text, so that the name of the dish, which loads late, moves nothing. */}
        <Picture
          {...pictureProps(recipe?.name ?? '', recipe?.picture)}
          sizes="5rem"
          className="size-thumb shrink-0 rounded-control"
        />
        <p className="min-w-0 font-medium wrap-anywhere tablet:text-item">
          {isSignedIn ? texts.continueWith(dish) : texts.signIn(dish)}
        </p>
      </div>
      {isSignedIn ? (
        <a href={hash(path)} className="text-link">
          {texts.open}
        </a>
      ) : (
        <>
          <CheckList texts={texts.reasons} />
          <a href={hash(paths.categories)} className="text-link">
            {texts.back}
          </a>
        </>
      )}
    </section>
  )
}
