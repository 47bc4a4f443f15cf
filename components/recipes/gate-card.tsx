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
      className="flex flex-wrap items-start gap-x-base gap-y-tight rounded-card bg-accent-soft p-base"
    >
      {/* Reserves two lines, since the name of the dish loads late. */}
      <p className="min-h-lines w-full text-item font-medium">
        {isSignedIn ? texts.continueWith(dish) : texts.signIn(dish)}
      </p>
      <Picture
        {...pictureProps(recipe?.name ?? '', recipe?.picture)}
        sizes={isSignedIn ? '6rem' : '(min-width: 44rem) 6rem, 20rem'}
        className={clsx(
          'shrink-0 rounded-chip tablet:aspect-card tablet:h-auto tablet:w-vast tablet:max-w-thumb tablet:grow',
          // On a phone, the reasons beside the picture would have three words in a line.
          isSignedIn ? 'aspect-card w-vast grow' : 'h-preview w-full',
        )}
      />
      <div className="flex min-w-0 grow basis-half flex-col gap-tight text-label">
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
      </div>
    </section>
  )
}
